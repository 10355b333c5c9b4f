import { AccountMenu } from './account-menu';
import { HeaderHome } from './header-home';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';

/** The same for everyone in the HTML; who is looking is filled in by islands. */
export function Header() {
  return (
    <header data-site-header className="sticky top-0 z-40 border-line border-b bg-ground">
      <div className="wrap flex h-[58px] items-center gap-4 md:h-[68px]">
        <HeaderHome />
        <MainNav />
        <AccountMenu />
        <MobileMenu />
      </div>
    </header>
  );
}
