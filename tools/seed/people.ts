// Who lives in a made-up world: names of many countries and scripts, some long, some odd but
// harmless. Nobody of them exists, and no mail reaches them.

import { type Dice, oneOf } from '../faults/dice.ts'

export type MadeUp = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string
  readonly profile: {
    readonly gender: 'male' | 'female' | 'others'
    readonly date_of_birth: string
    readonly address: string
    readonly city: string
    readonly state: string
    readonly country: string
  }
}

type Home = Pick<MadeUp['profile'], 'city' | 'state' | 'country'> & {
  readonly firstnames: readonly string[]
  readonly lastnames: readonly string[]
  readonly streets: readonly string[]
  /** Numbers that are kept for stories, where a country has them. */
  readonly phone: string
}

const homes: readonly Home[] = [
  {
    city: 'Amsterdam',
    state: 'Noord-Holland',
    country: 'NL',
    firstnames: ['Sanne', 'Daan', 'Femke', 'Joris', 'Maartje', 'Thijs'],
    lastnames: ['de Vries', 'van den Heuvel', 'Bakker', "in 't Veld", 'Hoekstra'],
    streets: ['Herengracht', 'Prinsengracht', 'Overtoom'],
    phone: '+31612345',
  },
  {
    city: 'Kraków',
    state: 'Małopolskie',
    country: 'PL',
    firstnames: ['Zofia', 'Łukasz', 'Agnieszka', 'Paweł'],
    lastnames: ['Wiśniewska', 'Błaszczykowski', 'Żółkiewski', 'Dąbrowska'],
    streets: ['ulica Floriańska', 'aleja Pokoju'],
    phone: '+48512345',
  },
  {
    city: 'Αθήνα',
    state: 'Αττική',
    country: 'GR',
    firstnames: ['Ελένη', 'Γιώργος', 'Δήμητρα'],
    lastnames: ['Παπαδοπούλου', 'Οικονόμου', 'Αγγελόπουλος'],
    streets: ['Οδός Ερμού', 'Λεωφόρος Κηφισίας'],
    phone: '+30691234',
  },
  {
    city: 'Київ',
    state: 'Київ',
    country: 'UA',
    firstnames: ['Олена', 'Тарас', 'Мар’яна'],
    lastnames: ['Шевченко', 'Коваленко', 'Бондаренко'],
    streets: ['вулиця Хрещатик', 'проспект Перемоги'],
    phone: '+38067123',
  },
  {
    city: '東京',
    state: '東京都',
    country: 'JP',
    firstnames: ['陽子', '健太', 'さくら'],
    lastnames: ['佐藤', '高橋', '小林'],
    streets: ['千代田区丸の内', '渋谷区神南'],
    phone: '+81901234',
  },
  {
    city: 'القاهرة',
    state: 'القاهرة',
    country: 'EG',
    firstnames: ['فاطمة', 'محمد', 'ليلى'],
    lastnames: ['عبد الرحمن', 'الشافعي', 'حسين'],
    streets: ['شارع التحرير', 'شارع طلعت حرب'],
    phone: '+20101234',
  },
  {
    city: 'मुंबई',
    state: 'महाराष्ट्र',
    country: 'IN',
    firstnames: ['अनन्या', 'राहुल', 'प्रिया'],
    lastnames: ['शर्मा', 'देशपांडे', 'कुलकर्णी'],
    streets: ['मरीन ड्राइव', 'लिंकिंग रोड'],
    phone: '+91981234',
  },
  {
    city: '서울',
    state: '서울',
    country: 'KR',
    firstnames: ['민준', '서연', '지우'],
    lastnames: ['김', '이', '박'],
    streets: ['세종대로', '강남대로'],
    phone: '+82101234',
  },
  {
    city: 'תל אביב',
    state: 'מרכז',
    country: 'IL',
    firstnames: ['נועה', 'איתי'],
    lastnames: ['כהן', 'בן־דוד'],
    streets: ['רחוב דיזנגוף', 'שדרות רוטשילד'],
    phone: '+97250123',
  },
  {
    city: 'São Paulo',
    state: 'São Paulo',
    country: 'BR',
    firstnames: ['João', 'Conceição', 'Luísa'],
    lastnames: ['Gonçalves', 'da Silva e Souza', 'Araújo'],
    streets: ['Avenida Paulista', 'Rua Augusta'],
    phone: '+55119123',
  },
]

/** What once broke a program somewhere: shown as it stands, it does nothing. */
const odd: readonly (readonly [firstname: string, lastname: string])[] = [
  ['<b>Bold</b>', '<script>alert(1)</script>'],
  ['Robert', "'); DROP TABLE clients;--"],
  ['null', 'undefined'],
  ['=1+1', '@SUM(A1:A9)'],
  ['😀👩‍👩‍👧‍👦', 'Ω≈ç√∫˜µ≤'],
  ['#{7*7}', '{{constructor}}'],
  ['O’Brien-Ó Súilleabháin', 'Ó Conchubhair'],
  ['Z͑ͫ̓ͪ̂ͫ̽͏̴', 'Zalgo'],
  ['Ada', 'NaN'],
  ['%s%s%n', '\\..\\..\\etc'],
  [
    'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano',
    'de la Santísima Trinidad Ruiz y Picasso von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  ],
  ['Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen', 'Senior'],
]

/** The person of this number, from 0: the same for the same dice. */
export function personOf(number: number, dice: Dice): MadeUp {
  const home = oneOf(dice, homes)
  const own = [oneOf(dice, home.firstnames), oneOf(dice, home.lastnames)] as const
  const isOdd = number % 16 === 7
  const [firstname, lastname] = isOdd ? (odd[(number >> 4) % odd.length] ?? own) : own
  const two = (value: number) => String(value).padStart(2, '0')
  const { city, state, country } = home
  return {
    email: `client-${String(number + 1).padStart(4, '0')}@world.example`,
    firstname,
    lastname,
    phone: `${home.phone}${String(number % 10_000).padStart(4, '0')}`,
    profile: {
      gender: oneOf(dice, ['male', 'female', 'others'] as const),
      date_of_birth: `${1_945 + dice(58)}-${two(1 + dice(12))}-${two(1 + dice(28))}`,
      address: `${oneOf(dice, home.streets)} ${1 + dice(300)}`,
      city,
      state,
      country,
    },
  }
}

export const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
] as const

export const messages: readonly string[] = [
  'I sent my passport last week and have heard nothing. Could you have a look?',
  'How long does a withdrawal to a bank take?',
  'The chart did not move for a minute this morning. Was my trade settled rightly?',
  'Ik kan niet meer inloggen op mijn nieuwe telefoon. Wat moet ik doen?',
  'Wie kann ich meine Adresse ändern?\n\nDanke!',
  'こんにちは。出金について質問があります。',
  'مرحبا، متى يصل السحب؟',
  '=HYPERLINK("http://example.org","click") is what my bank shows as the reference.',
  '<img src=x onerror=alert(1)> this is the error your page gave me, I copied it.',
  `A long story. ${'And then I waited, and nothing came of it. '.repeat(60)}`,
]
