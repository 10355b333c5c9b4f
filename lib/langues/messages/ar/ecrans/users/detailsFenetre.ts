import type { detailsFenetre as fr } from '../../../fr/ecrans/users/detailsFenetre';

export const detailsFenetre: typeof fr = {
  enregistrer: 'حفظ',
  enCours: 'جارٍ الحفظ...',
  echec: 'تعذّر حفظ التعديل',
  modifiees: 'عُدّلت معلوماتك.',
  suiteParticulier: 'تغيير تاريخ الميلاد أو وثيقة الهوية يلغي ما تم التحقق منه فيها إلى حين تحقق جديد.',
  suiteMetier: 'تغيير رقم أو التأمين يلغي ما تم التحقق منه فيه إلى حين تحقق جديد.',
  motDePasse: 'كلمة المرور الحالية',
  motDePasseAide: 'للتأكد من أنك أنت من يغيّر بيانات الحساب البنكي.',
};
