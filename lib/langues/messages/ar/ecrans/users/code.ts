import type { code as fr } from '../../../fr/ecrans/users/code';

export const code: typeof fr = {
  nom: 'رمز التحقق',
  secours: 'الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  application: 'الأرقام الستة التي يعرضها التطبيق الآن.',
};
