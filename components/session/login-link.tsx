'use client';
import { useContext } from 'react';
import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { doorHref, OpensAgain } from './come-back';

/** For whoever's session ended in the middle of something: to the login, and back to what stands open here. */
export function LoginLink() {
  const words = useWords('api/echecs');
  const opens = useContext(OpensAgain);
  return (
    <Link
      href={doorHref('/login', opens)}
      data-comes-back={opens}
      className="font-semibold text-clay underline"
    >
      {words('seConnecter')}
    </Link>
  );
}
