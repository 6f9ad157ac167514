// In Hebrew: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'נכסים פיננסיים',
  description:
    'כל מה שמצוטט כאן, ממטבעות קריפטו ועד מניות: כל מחיר עם המקור והגיל שלו, גרף ואינדיקטורים.',
  lead: 'בחלק מאלה אפשר לסחור; השאר מוצגים להשוואה. כל מחיר אומר מי נוקב בו ובן כמה הוא.',
  market: 'סקירת השוק',
  tabs: 'סוגי נכסים',
  tab: {
    crypto: 'מטבעות קריפטו',
    currencies: 'מטבעות חוץ',
    indices: 'מדדים',
    commodities: 'סחורות',
    bonds: 'איגרות חוב',
    stocks: 'מניות',
    catalogue: 'הקטלוג הרחב',
  },
  catalogueNote: 'אלה מצוטטים להשוואה ואינם נסחרים כאן.',
  search: 'חיפוש בכל הנכסים',
  searchHint: 'שם או קוד, למשל ETH',
  sort: 'סדר',
  sortOptions: {
    listed: 'כפי שרשום',
    name: 'שם',
    price: 'מחיר, מהגבוה',
    priceUp: 'מחיר, מהנמוך',
    change: 'שינוי, מהגבוה',
    changeDown: 'שינוי, מהנמוך',
    nameDown: 'שם, מהסוף',
  },
  columns: { name: 'נכס', day: 'היממה האחרונה', price: 'מחיר', change: '24 שע׳' },
  found: (count) => (count === 1 ? 'נמצא נכס אחד.' : `נמצאו ${count} נכסים.`),
  nothing: 'אין נכס מהסוג הזה בשם כזה.',
  elsewhere: (count, tab) => `${count} בלשונית ${tab}`,
  more: (left) => `להציג עוד (נותרו ${left})`,
  pricesAt: (time) => `המחירים בשעה ${time} UTC.`,
  live: 'הם זזים כשחדשים מגיעים.',
  showChart: (name) => `הצגת הגרף של ${name}`,
  chosen: 'הנכס שנבחר',
  open: (name) => `${name} בפירוט`,
  failed: 'לא ניתן היה לטעון את השוק.',

  technical: 'סיכום טכני',
  technicalLead: (interval) => `חושב על ידינו מסגירות של נרות של ${interval}.`,
  intervals: { 60: 'דקה אחת', 900: '15 דקות', 3600: 'שעה אחת', 86400: 'יום אחד' },
  indicator: 'אינדיקטור',
  value: 'ערך',
  says: 'מה הוא אומר כעת',
  tooFew: 'מעט מדי היסטוריה לזה.',
  waiting: 'מחושב כעת.',
  average: {
    sma20: 'ממוצע של 20',
    sma50: 'ממוצע של 50',
    ema20: 'ממוצע מעריכי של 20',
  },
  averageSays: {
    above: 'המחיר מעל הממוצע הזה.',
    below: 'המחיר מתחת לממוצע הזה.',
    level: 'המחיר על הממוצע הזה.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'העליות גברו בחוזקה על הירידות ב־14 הנרות האחרונים (70 או יותר).',
    low: 'הירידות גברו בחוזקה על העליות ב־14 הנרות האחרונים (30 או פחות).',
    middle: 'לא העליות ולא הירידות גברו בחוזקה (בין 30 ל־70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nקו האות ${signal}`,
  macdSays: {
    above: 'הקו מעל קו האות שלו: המגמה הקצרה התחזקה לעומת הארוכה.',
    below: 'הקו מתחת לקו האות שלו: המגמה הקצרה פיגרה אחרי הארוכה.',
    level: 'הקו על קו האות שלו.',
  },
  bands: 'רצועות בולינגר (20, 2)',
  bandsValue: (lower, upper) => `${lower}\nעד ${upper}`,
  bandsSays: {
    above: 'המחיר מעל הרצועה העליונה: הרבה מעל הממוצע שלו ביחס למידה שבה הוא זז.',
    below: 'המחיר מתחת לרצועה התחתונה: הרבה מתחת לממוצע שלו ביחס למידה שבה הוא זז.',
    within: 'המחיר בין הרצועות.',
  },
  means: 'מה כל אחד אומר, והיכן הוא נגמר',
  limits:
    'כולם מחושבים ממחירי עבר בלבד. אף אחד מהם אינו אומר מה יעשה מחיר אחר כך, ואף אחד אינו ייעוץ. ' +
    'הסיכוי שבהצעה כאן אינו בא מהם.',

  crypto: 'צמד של מטבעות קריפטו, או של מטבע קריפטו ומטבע רגיל',
  pair: 'צמד מטבעות',
  ofExchange: {
    Indices: 'מדד מניות',
    Commodities: 'סחורה',
    Bonds: 'איגרת חוב ממשלתית',
    Stocks: 'מניה',
  },
  quoted: 'מצוטט, לא נסחר כאן',
  tradedLead: (kind) => `${kind}. נסחר כאן, לזמנים קצובים.`,
  quotedLead: (kind) => `${kind}. מצוטט כאן להשוואה ואינו מקבל פקודות.`,
  pageTitle: (name) => `${name}: מחיר, גרף ותנאים`,
  pageDescription: (name) =>
    `${name}: המחיר עם המקור והגיל שלו, גרף, מה אינדיקטורים אומרים, ותנאי המסחר בו.`,
  behaviour: {
    title: 'איך הוא זז',
    volatility: 'תנודתיות',
    aYear: (share) => `${share} לשנה`,
    with: (index) => `מתאם עם ${index}`,
    tooLittle: 'עדיין לא ידוע: נדרשים שלושה ימי מסחר שלמים',
    from: (days, until) =>
      `חושב על ידינו מהסגירות השעתיות של ${days} ימי מסחר עד ${until}, כולל לילות.`,
    means:
      'תנודתיות היא כמה המחיר עלה וירד, בחישוב לשנה; היא אינה אומרת דבר על הכיוון. מתאם הוא כמה ' +
      'התנועות השעתיות שלו הלכו עם אלה של המדד: יחד ב־1, כל אחד לדרכו ב־0, זה נגד זה ב־\u22121. ' +
      'שניהם של העבר, ומשתנים.',
  },
  price: 'מחיר וגרף',
  terms: 'תנאים',
  termsQuoted: 'מה מצוטט',
  facts: {
    code: 'קוד',
    exchange: 'בורסה',
    currency: 'מטבע',
    tick: 'הצעד הקטן ביותר של המחיר',
    hours: 'שעות',
    taken: 'מתוכן, נסחר כאן',
    now: 'עכשיו',
    durations: 'משכי זמן',
    amount: 'סכום של עסקה',
    payout: 'התשלום המרבי על עסקאות פתוחות של לקוח אחד',
    margin: 'המרווח שלנו בכל מחיר',
    age: 'המחיר הישן ביותר שמקבל פקודות',
    delay: 'כניסה: המחיר הראשון אחרי',
  },
  takenHours: (from, to) => `${from} עד ${to} (UTC)`,
  eveningBefore: (time) => `${time} בערב שלפני`,
  sessionsIn: (times, city) => `שני עד שישי, ${times} (שעון ${city}), מלבד חגים.`,
  holidayOn: (date) => `הבא הוא ב־${date}.`,
  always: 'בכל יום, מסביב לשעון',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `סגור מיום ${fromDay} ${fromTime} עד יום ${toDay} ${toTime} (UTC), בכל שבוע`,
  days: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'],
  openNow: 'פתוח',
  openUntil: (when) => `פתוח עד ${when} UTC`,
  closedUntil: (when) => `סגור עד ${when} UTC`,
  durationsNote: 'מוצעים אלה שמסתיימים לפני סגירת השוק.',
  between: (least, most) => `${least} עד ${most}`,
  seconds: (seconds) => `${seconds} שניות`,
  strikeRates: 'שיעורי סטרייק',
  strikeRatesLead:
    'שיעור סטרייק הוא הרווח על הסכום אם צדקת. הסטרייק נקבע במרחק כזה מהמחיר, שהרווח הזה מתומחר ' +
    'באופן הוגן, פחות המרווח שלנו.',
  rateColumns: { rate: 'שיעור סטרייק', buy: 'רווח ב־Buy', sell: 'רווח ב־Sell' },
  meansHere: 'מה פירוש המסחר בו כאן',
  meansTraded: (name) => [
    `אין כאן בעלות על ${name}. אומרים אם המחיר שלו יסתיים מעל סטרייק או מתחתיו אחרי זמן ` +
      'שבוחרים, ושמים על כך סכום.',
    'אם צדקת, הסכום חוזר עם הרווח שהוצג מראש. אם טעית, הסכום אבוד, כולו. אם המחיר מסתיים בדיוק ' +
      'על הסטרייק, הסכום חוזר.',
    'אנו הצד השני של כל עסקה, והמרווח שלנו נמצא בכל מחיר: על פני עסקאות רבות רוב האנשים ' +
      'מפסידים. המחיר שמכריע הוא הסדרה השמורה, שכל אחד יכול לקרוא כאן.',
  ],
  meansQuoted: (name) => [
    `${name} אינו נסחר כאן: המחיר שלו מוצג להשוואה.`,
    'מה שאפשר לסחור בו מסומן בסקירת השוק.',
  ],
  trade: (name) => `לסחור ב־${name}`,
  demoNote: 'חשבון דמו אינו עולה כסף.',
  overview: 'סקירת השוק',
  about: (coin) => `על ${coin}`,
  readFairness: 'איך נעשה מחיר, ואיך בודקים אותו',
  readRisk: 'גילוי סיכונים',
}
