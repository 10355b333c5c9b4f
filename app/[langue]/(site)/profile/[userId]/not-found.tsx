import { ProfileMissing } from '@/components/users/profile-missing';

export default function NotFound() {
  return <ProfileMissing />;
}
