// In Hebrew: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'אין קוד כזה. יש לבדוק איך הוא כתוב.',
  promo_code_used_up: 'הקוד הזה נוצל ככל שאפשר היה.',
  promotion_used_up: 'מה שהוקצה למבצע הזה חולק.',
  promotion_over: 'המבצע הזה אינו מתנהל כעת.',
  promotion_banned:
    'החוק של המדינה שבפרופיל שלך אוסר מבצעים למסחר ({law}). דבר אינו מוצע שם, יקבע מפעיל אשר יקבע.',
  promotion_country: 'המבצע הזה אינו מתנהל במדינה שבפרופיל שלך.',
  promotion_needs_profile: 'מבצעים תלויים במדינה שלך. יש להשלים קודם את הפרופיל.',
  promotion_needs_email: 'יש לאשר קודם את כתובת הדוא״ל.',
  promotion_needs_identity: 'המבצע הזה הוא ללקוחות שמסמך הזהות שלהם אושר.',
  promotion_only_new: 'המבצע הזה הוא לחשבונות שנפתחו אחרי שהתחיל.',
  promotion_household:
    'המבצע הזה כבר נוצל על ידי חשבון עם אותו מסמך, מכשיר, כרטיס או כתובת משיכה. הוא לאדם אחד ' +
    'במשק בית.',
  promotion_beside: 'מתנהל מבצע אחר שלך שזה אינו ניתן לצידו.',
  promotion_client_full: 'קיבלת את מה שלקוח אחד יכול לקבל מהמבצע הזה.',
  promotion_heavy_losses:
    'דבר אינו מוצע למי שהפסיד יותר מ־{$limit} בחשבון הלייב ב־{days} הימים האחרונים. זה המצב ' +
    'אצלך; הפרטים תחת “מגבלות והפסקות”.',
  grant_ended: 'זה כבר הסתיים.',
}
