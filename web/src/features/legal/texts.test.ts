// What the specification wants the texts to say, and what they must never say.

import { describe, expect, it } from 'vitest'
import { legalOutlines, newestVersion } from '#contract/public/legal-outlines.ts'
import { type LegalTextId, legalTextIds } from '#contract/public/legal-texts.ts'
import { footerGroups } from '../../lib/site/all-pages.ts'
import { config } from '../../lib/site/config.ts'
import { menu } from '../../lib/site/menu.ts'
import { factsOf } from '../../lib/text/operator-facts.ts'
import { type Block, type LongText, plain, readText, type Words } from '../../lib/text/text.ts'
import { texts } from './texts.ts'

/** A fresh install: nothing was said about the operator. */
const unset: typeof config = { ...config, brand: 'Truestrike' }

const full: typeof config = {
  ...unset,
  install_mode: 'live',
  support_email: 'support@example.com',
  support_phone: '+31 20 555 0100',
  support_hours: 'weekdays 9 to 17',
  company_name: 'Example B.V.',
  company_number: '12345678',
  company_address: 'Street 1\n1000 AA Amsterdam',
  privacy_email: 'privacy@example.com',
  complaints_email: 'complaints@example.com',
  governing_law: 'Belgium',
}

/** Where menu and footer lead: what a crawler of the site comes to. */
const pages = [...menu, ...footerGroups]
  .flatMap((entry) => ('pages' in entry ? entry.pages : [entry]))
  .map(({ to }) => to)

const installs = { 'nothing set': unset, 'everything set': full }

function textOf(id: LegalTextId, install = unset, version = newestVersion(id)): LongText {
  return readText(texts[id][version] ?? '', factsOf(install))
}

const versions = legalTextIds.flatMap((id) =>
  Object.keys(texts[id]).map((one) => [id, one] as const),
)

function wordsOfBlock(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'figures':
      return block.figures.flatMap(({ term, meaning }) => [term, meaning])
    case 'table':
      return [block.caption ?? [], ...block.head, ...block.rows.flat()]
    default:
      return [block.words]
  }
}

function allWords({ summary, sections }: LongText): readonly Words[] {
  const inSections = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap(wordsOfBlock),
  ])
  return [...summary, ...inSections]
}

const said = (id: LegalTextId, install = unset) =>
  allWords(textOf(id, install)).map(plain).join('\n')

const figures: readonly (readonly [what: string, id: LegalTextId, words: RegExp])[] = [
  ['identification', 'terms', /10 business days.* 30 working days/],
  ['identification', 'aml-policy', /within 10 business days.*/],
  ['identification, extended', 'aml-policy', /to at most 30 working days/],
  ['identification', 'payment-policy', /within 10 business days, .*extended to 30 working days/],
  ['one account per client', 'terms', /One account per client/],
  ['one account per client', 'aml-policy', /One account per client/],
  ['one account per client', 'payment-policy', /one account per client/],
  ['deposits in USD only', 'payment-policy', /Deposits are made in USD only/],
  ['back to the source', 'payment-policy', /same source and currency/],
  ['paid within five business days', 'payment-policy', /within five business days/],
  ['bank wire', 'payment-policy', /3 to 45 business days/],
  ['bounds of withdrawals', 'payment-policy', /smallest and the largest amount.* dashboard/],
  ['wrong payment details', 'payment-policy', /Wrong payment details: .*a fee is due.*comes off/],
  ['errors and fraud', 'payment-policy', /cancel transactions.*technical errors.*fraud/],
  ['errors and fraud', 'terms', /technical error or a suspicion of fraud/],
  ['freezing', 'payment-policy', /freeze the account/],
  ['address or phone', 'payment-policy', /when your address or your telephone number changes/],
  ['new phone', 'payment-policy', /proof that the number is yours.*photograph of an identity/],
  ['card deposits', 'payment-policy', /\$10/],
  [
    'confirmations',
    'payment-policy',
    /3 confirmations[\s\S]*20 confirmations[\s\S]*12 confirmations/,
  ],
  ['quoted rate', 'payment-policy', /15 minutes/],
  ['identity pictures', 'aml-policy', /5 MB/],
  ['leverage', 'risk-disclosure', /Leverage up to 20:1 on cryptocurrencies\nNone\./],
  ['to start', 'risk-disclosure', /start from \$100\nNo amount is asked for/],
  [
    'Ethereum',
    'risk-disclosure',
    /Ethereum with a minimum trade size of 1 and a margin of 50 %\nYou/,
  ],
  ['positions', 'risk-disclosure', /\$200,000 notional for Bitcoin Cash and Litecoin\nThere is no/],
  ['margins', 'risk-disclosure', /Margins as low as 0\.5 % of a position\nNo position/],
  ['liability', 'terms', /\$7,500/],
  ['damage', 'terms', /within 10 days after you noticed/],
  ['claims', 'terms', /Claims lapse\n1 year/],
  ['negative credits', 'terms', /negative credits for over 2 months/],
  ['one credit', 'terms', /at least one credit; with zero or negative credits it does not/],
  ['amendments', 'terms', /30 days after notice/],
  ['credits', 'terms', /credits are non-refundable/],
  ['credits', 'payment-policy', /non-refundable/],
  ['prices of credits', 'terms', /in Euro including VAT/],
  ['payment in advance', 'terms', /in advance by pre-paid credits/],
  ['ending at once', 'terms', /at once for fraud, for misuse of the service or for damage/],
  ['missing documents', 'terms', /freeze or close the account if identity documents are not/],
  ['stopping', 'terms', /You may stop using the service at any time/],
  ['API keys', 'terms', /restricted to trading and balance requests.* never allow withdrawals/],
  ['API keys', 'privacy', /restricted to trading and balance requests/],
  ['minors', 'terms', /at least 18 years\. Minors are refused/],
  ['login details', 'terms', /Sharing login details is forbidden/],
  ['the margin', 'terms', /4 %/],
  ['the demo', 'terms', /10,000 virtual dollars[\s\S]*21 days/],
  ['identity changes', 'privacy', /within 30 days when details that identify you change/],
  ['identity changes', 'terms', /within 30 days when details that identify you change/],
  ['identity changes', 'aml-policy', /within 30 days when your name, address or telephone/],
  ['advertising', 'privacy', /within seven business days/],
  ['cards', 'privacy', /TLS 1\.2.*256-bit AES/],
  ['cards', 'payment-policy', /TLS 1\.2.*256-bit AES/],
  ['records', 'privacy', /five years after it was closed/],
  ['records', 'aml-policy', /five years/],
  ['law', 'terms', /The law of the Netherlands governs/],
]

const risks = [
  ...['Leveraged trading', 'Margin calls', 'Stop-loss limits', 'Execution', 'Counterparty'],
  ...['Liquidity', 'Electronic trading', 'Over-the-counter trading'],
]

describe('the texts', () => {
  it.each(figures)('say the figure of the specification: %s (%s)', (_, id, words) => {
    expect(said(id)).toMatch(words)
  })

  it('disclose each risk of the specification in a section of its own', () => {
    const headings = textOf('risk-disclosure').sections.map(({ heading }) => plain(heading))
    expect(headings).toEqual(expect.arrayContaining(risks))
  })

  it.each(legalTextIds)('%s is long enough to be the real thing', (id) => {
    expect(textOf(id).summary.length).toBeGreaterThan(3)
    expect(said(id).split(/\s+/).length).toBeGreaterThan(1_400)
  })
})

describe.each(Object.entries(installs))('with %s', (_, install) => {
  it.each(legalTextIds)('%s has no hole', (id) => {
    const holes = /\b(null|undefined|NaN|TODO)\b|lorem ipsum|[[\]{}*]/g
    expect(said(id, install).match(holes)).toBeNull()
  })

  it.each(versions)('%s of %s leads to pages and sections that are there', (id, version) => {
    for (const piece of allWords(textOf(id, install, version)).flat()) {
      if (piece.kind !== 'link') continue
      const [path = '', section] = piece.to.split('#')
      const target = path === '' ? id : legalTextIds.find((one) => legalOutlines[one].path === path)
      if (path !== '') expect(pages).toContain(path)
      if (section === undefined) continue
      expect(target && textOf(target, install).sections.map((one) => one.id)).toContain(section)
    }
  })

  it.each(legalTextIds)('%s promises nothing that nobody can keep', (id) => {
    const text = said(id, install)
    const promises = /!|\b(accuracy|regulated|licen[sc]ed|segregated|risk-free)\b/gi
    expect(text.match(promises)).toBeNull()
    for (const [sentence] of text.matchAll(/[^.\n]*guarantee[^.\n]*/gi)) {
      expect(sentence).toMatch(/\b(not|no|never)\b/)
    }
  })
})

describe('the operator', () => {
  it('is named with everything the settings say', () => {
    const text = said('terms', full)
    const facts = ['Example B.V.', '12345678', 'Street 1, 1000 AA Amsterdam', 'The law of Belgium']
    const contacts = ['support@example.com', '+31 20 555 0100 (weekdays 9 to 17)']
    for (const words of [...facts, ...contacts, 'complaints@example.com']) {
      expect(text).toContain(words)
    }
    expect(said('privacy', full)).toContain('write to privacy@example.com')
  })

  it('is said to be unnamed, and without a licence, where nothing is set', () => {
    expect(said('terms')).toMatch(/the operator of Truestrike/)
    expect(said('terms')).toMatch(/Licence record\nNone\./)
    expect(said('terms', full)).not.toMatch(/Licence record\nNone\./)
  })
})

it.each(legalTextIds)('no two sections of %s have one address', (id) => {
  const ids = textOf(id).sections.map((section) => section.id)
  expect(new Set(ids).size).toBe(ids.length)
  // Those of the page around them.
  for (const taken of ['content', 'contents', 'in-short', 'root', 'versions'])
    expect(ids).not.toContain(taken)
})

it('each text says in a sandbox that it is one', () => {
  for (const id of legalTextIds) {
    expect(said(id)).toMatch(/This install is a sandbox/)
    expect(said(id, full)).not.toMatch(/This install is a sandbox/)
  }
})
