import { fold } from './contacts/folded';

const LATIN = [
  // Elsewhere to talk
  'whats ?app|watsapp|whatsap|wathsapp|whats app|wsp|telegram|viber|messenger|imo|snap|snapchat|insta|instagram|facebook|signal app|skype|discord|tiktok|wechat',
  '(?:hors|en dehors|ailleurs que|a l exterieur|sans passer par|quitt(?:er|ons)|outside|off) (?:de |du |d |of )?(?:la |le |l |ce |cette |sur |the |this )?(?:plateforme|platforme|site|appli|application|rihla|platform|app|website)',
  '(?:sans|eviter|economiser|contourner|avoid|without|skip) (?:les |la |de |the |any )?(?:frais|commission|commissions|fees)(?: (?:de|du|of) (?:site|plateforme|service|platform))?',
  '(?:appel(?:le|ez)|ecri(?:s|vez)|contact(?:e|ez)|joign(?:ez|s)|call|text|contact)(?: |-)(?:moi|me|us|nous) (?:sur|au|par|via|on|at|by) (?:mon |le |my )?(?:numero|tel|telephone|portable|mobile|mail|email|e mail|phone|number|sms)',
  '(?:donne|donnez|envoie|envoyez|file|filez|passe|passez|send|give)(?: |-)(?:moi|me) (?:ton|votre|your) (?:numero|num|tel|telephone|portable|mail|email|e mail|phone|number|rib|iban)',
  '(?:on|parlons|discut(?:er|ons)|continu(?:er|ons)|talk|chat|continue) (?:s |se |nous )?(?:arrange|parle|discute|continue|ailleurs|en prive|autrement|elsewhere|privately)(?: (?:ailleurs|en prive|en direct|entre nous|directement))?',
  // Elsewhere to pay
  'western union|wester union|money ?gram|ria money|moneytrans|wave|orange money|mtn (?:momo|money|mobile money)|momo|m pesa|cash ?plus|wafacash|barid cash|remitly|taptap ?send|wise|revolut|lydia|paylib|wero|venmo|cash ?app|zelle|payoneer|skrill|neteller',
  'paypal|pay pal|(?:paypal )?entre (?:amis|proches)|friends (?:and|&|n) family',
  '(?:virement|transfert|versement|transfer)s? (?:bancaires? |direct(?:e|ement)?|instantane|sur mon compte|en direct|a mon (?:nom|compte))|(?:bank|wire|direct) transfer|virements?|mandat cash|mon (?:rib|iban|compte)|my (?:iban|bank account)|(?:rib|iban)',
  '(?:en|par|du|de l|en argent) (?:especes?|liquide|cash)|pa(?:ie|ye)(?:ment|r|z|s)?(?: |-)(?:moi |nous )?(?:en |par )?(?:cash|especes?|liquide|direct(?:ement)?|de la main a la main|a l arrivee|a la livraison|sur place)|(?:pay|paying|payment)(?: me)? (?:in |by |with )?(?:cash|directly|outside)|cash only|cash on delivery|de la main a la main|especes|argent liquide',
  'bitcoins?|btc|usdt|crypto(?:s|monnaies?)?|ethereum|transcash|neosurf|pcs|paysafecard|paysafe|cartes? cadeaux?|gift cards?|coupons? (?:pcs|neosurf|transcash)|recharges? (?:pcs|neosurf|transcash)',
];

const ARABIC = [
  'واتساب|واتس اب|الواتساب|واتس|تيليجرام|تلغرام|تليغرام|انستغرام|انستا|فيسبوك|مسنجر|سناب|فايبر|ايمو',
  'خارج (?:الموقع|المنصه|التطبيق|هذا الموقع)|(?:برا|بره) (?:الموقع|المنصه|التطبيق)|بدون (?:عموله|رسوم|الموقع)',
  'ويسترن يونيون|وسترن يونيون|موني ?غرام|موني ?جرام|باي ?بال|بايبال|كاش بلوس|وفا ?كاش|اورنج موني|بيتكوين|عملات رقميه',
  'تحويل (?:بنكي|مباشر|الفلوس|المال|الاموال)|حواله(?: بنكيه| ماليه)?|حساب(?:ي|ك) البنكي|نقدا|كاش|الدفع (?:نقدا|كاش|مباشره|عند الاستلام)|تدفع لي|خلصني|خلصني كاش',
  '(?:اعطيني|عطيني|ارسل لي|صيفط لي|هات) (?:ال)?(?:رقمك|نمرتك|النمره|الرقم|رقم هاتفك)|اتصل بي|راسلني على',
];

const WORDS = new RegExp(`(?<![\\p{L}\\d])(?:${[...LATIN, ...ARABIC].join('|')})(?![\\p{L}\\d])`, 'u');

/**
 * Whether a message asks to go on elsewhere or to pay outside, in French, English or Arabic words. A calm line stands under
 * such a message; nothing is refused, since people may name these things for good reasons (docs/safety.md).
 */
export function asksToLeave(text: string): boolean {
  const words = fold(text)
    .text.replace(/[^\p{L}\d&]+/gu, ' ')
    .trim();
  return WORDS.test(words);
}
