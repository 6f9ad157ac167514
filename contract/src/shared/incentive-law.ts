// Where the law forbids to give clients anything for trading, and by which act. No setting of an
// operator opens these countries; decision 246 says where each was read.

/** The acts, as they are cited; names of acts are the same in every language. */
export const incentiveLaws = {
  eea: 'ESMA Decisions (EU) 2018/795 and 2018/796 and the national measures that followed',
  uk: 'FCA COBS 4.12A.7R, 22.4 and 22.5',
  au: 'ASIC Instruments 2020/986 (section 6) and 2021/240',
  us: 'Commodity Exchange Act, section 4c(b)',
  ca: 'Multilateral Instrument 91-102',
  il: 'Securities Law 5728-1968 as amended in 2017',
  jp: 'Financial Instruments and Exchange Act, article 38',
} as const

export type IncentiveLaw = keyof typeof incentiveLaws

const countriesOf: Readonly<Record<IncentiveLaw, readonly string[]>> = {
  eea: [
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
    ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ],
  uk: ['GB'],
  au: ['AU'],
  us: ['US'],
  ca: ['CA'],
  il: ['IL'],
  jp: ['JP'],
}

const laws = new Map(
  Object.entries(countriesOf).flatMap(([law, countries]) =>
    countries.map((country) => [country, law as IncentiveLaw] as const),
  ),
)

/** Undefined where no law of the table forbids it. */
export function incentiveLawOf(country: string): IncentiveLaw | undefined {
  return laws.get(country)
}

export const closedToIncentives: readonly string[] = [...laws.keys()]
