import type { contact as fr } from '../../fr/lettres/contact';

export const contact: typeof fr = {
  accuse: 'وصلتنا رسالتك (رقم\u00a0{numero})',
  accuseTexte:
    'وصلت رسالتك إلى {produit}. الموضوع: {sujet, select, reservation {حجز أو رحلة} paiement {دفعة} compte {حسابي} securite {إساءة أو مشكلة أمنية} donnees {بياناتي الشخصية} partenaire {الصحافة والشراكات} other {موضوع آخر}}. سنرد عليك على هذا العنوان.',
  accuseBouton: 'قراءة الأسئلة الشائعة',
  accuseSinon: 'لم تكتب شيئًا؟ لقد أعطى شخص ما عنوانك خطأً: تجاهل هذه الرسالة.',
  abonnement: 'أكّد اشتراكك في نشرة {produit}',
  abonnementTexte:
    'أُعطي هذا العنوان لتلقي نشرة {produit}، مرة واحدة في الشهر على الأكثر. لن تُرسل إليك إلا بعد تأكيدك.',
  abonnementBouton: 'تلقي النشرة',
  abonnementDuree:
    'يصلح هذا الرابط مرة واحدة فقط، لمدة {n, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  abonnementSinon: 'لم تطلب شيئًا؟ لا تفعل شيئًا: لن تُرسل أي نشرة.',
};
