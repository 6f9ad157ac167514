// A bank file held against the structure of pain.001.001.09: which elements follow which, which are
// needed, and how long each text may be. The tables below are the part of the schema that the file
// uses, with the elements that it leaves out; the file was validated against the schema itself
// (generated 2019-02-14) by `xmllint --schema`, which is not among what the suite needs.

import { describe, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { bankFile } from './bank.ts'

/** Children in their order; `?` may be missing, `*` may be many, `|` only one of all. */
const structure: Readonly<Record<string, string>> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf* SplmtryData?*',
  GrpHdr: 'MsgId CreDtTm Authstn?* NbOfTxs CtrlSum? InitgPty FwdgAgt?',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr ' +
    'DbtrAcct DbtrAgt DbtrAgtAcct? InstrForDbtrAgt? UltmtDbtr? ChrgBr? ChrgsAcct? ' +
    'ChrgsAcctAgt? CdtTrfTxInf*',
  PmtTpInf: 'InstrPrty? SvcLvl?* LclInstrm? CtgyPurp?',
  SvcLvl: '|Cd |Prtry',
  ReqdExctnDt: '|Dt |DtTm',
  InitgPty: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  Dbtr: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  Cdtr: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  DbtrAcct: 'Id Tp? Ccy? Nm? Prxy?',
  CdtrAcct: 'Id Tp? Ccy? Nm? Prxy?',
  Id: '|IBAN |Othr',
  Othr: 'Id SchmeNm? Issr?',
  Tp: '|Cd |Prtry',
  DbtrAgt: 'FinInstnId BrnchId?',
  CdtrAgt: 'FinInstnId BrnchId?',
  FinInstnId: 'BICFI? ClrSysMmbId? LEI? Nm? PstlAdr? Othr?',
  ClrSysMmbId: 'ClrSysId? MmbId',
  ClrSysId: '|Cd |Prtry',
  CdtTrfTxInf:
    'PmtId PmtTpInf? Amt XchgRateInf? ChrgBr? ChqInstr? UltmtDbtr? IntrmyAgt1? IntrmyAgt1Acct? ' +
    'IntrmyAgt2? IntrmyAgt2Acct? IntrmyAgt3? IntrmyAgt3Acct? CdtrAgt? CdtrAgtAcct? Cdtr? ' +
    'CdtrAcct? UltmtCdtr? InstrForCdtrAgt?* InstrForDbtrAgt? Purp? RgltryRptg?* Tax? ' +
    'RltdRmtInf?* RmtInf? SplmtryData?*',
  PmtId: 'InstrId? EndToEndId UETR?',
  Amt: '|InstdAmt |EqvtAmt',
}

const upTo35 = /^.{1,35}$/
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** What an element without children holds; `Cd` and `Id` by the element around them. */
const texts: Readonly<Record<string, RegExp>> = {
  MsgId: upTo35,
  PmtInfId: upTo35,
  InstrId: upTo35,
  EndToEndId: upTo35,
  MmbId: upTo35,
  CreDtTm: dateTime,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  // At most 18 digits altogether.
  CtrlSum: /^(?=(\D*\d){1,18}\D*$)\d+\.\d{2}$/,
  InstdAmt: /^(?=(\D*\d){1,18}\D*$)\d+\.\d{2}$/,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  BtchBookg: /^(true|false)$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  'SvcLvl/Cd': /^NURG$/,
  'ClrSysId/Cd': /^USABA$/,
  'Tp/Cd': /^(CACC|SVGS)$/,
  'Othr/Id': /^[0-9]{4,34}$/,
  Nm: /^(?![\s/:-])[A-Za-z0-9 /?:().,'+-]{1,140}(?<![\s/])$/,
}

type Element = { readonly tag: string; readonly children: Element[]; text: string }

function parse(xml: string): Element {
  const root: Element = { tag: '', children: [], text: '' }
  const open = [root]
  for (const [, closing, tag = '', text = ''] of xml.matchAll(/<(\/?)(\w+)[^>]*>([^<]*)/g)) {
    if (closing) expect(open.pop()?.tag).toBe(tag)
    else {
      const element = { tag, children: [], text }
      open.at(-1)?.children.push(element)
      open.push(element)
    }
  }
  expect(open).toEqual([root])
  return root
}

/** What is wrong, in words. */
function faultsOf({ tag, children, text }: Element, parent: string): string[] {
  if (children.length === 0) {
    const rule = texts[`${parent}/${tag}`] ?? texts[tag]
    return rule?.test(text) ? [] : [`${parent}/${tag} holds ${JSON.stringify(text)}`]
  }
  const places = (structure[tag] ?? '').split(' ')
  const inside = children.flatMap((child) => faultsOf(child, tag))
  if (places.every((place) => place.startsWith('|'))) {
    const isOne = children.length === 1 && places.includes(`|${children[0]?.tag}`)
    return isOne ? inside : [...inside, `${tag} holds not just one of ${places.join(' ')}`]
  }
  let next = 0
  for (const place of places) {
    const name = place.replace(/[?*]/g, '')
    const start = next
    while (children[next]?.tag === name && (place.includes('*') || next === start)) next += 1
    if (next === start && !place.includes('?')) inside.push(`${tag} lacks ${name}`)
  }
  const left = children[next]
  return left ? [...inside, `${tag} has ${left.tag} where none may be`] : inside
}

const names = [
  ...['Zoë & <Ada> Łovelace', 'Ελένη Παπαδοπούλου', 'Наталья Ёлкина', '李小龍', '//', ''],
  ...["O'Brien-Smith", 'x'.repeat(300), ' \n '],
]
const orders = names.map((name, at) => ({
  id: `0190a000-0000-7000-8000-00000000000${at}`,
  name,
  bank: {
    account_number: '1'.repeat(17),
    bank_name: name,
    routing_number: '021000021',
    type: at % 2 === 0 ? ('Checking' as const) : ('Savings' as const),
  },
  net: cents(1n + 10n ** BigInt(at + 2)),
  attempt: 1 + (at % 2),
}))
const xml = bankFile({
  id: '0190a000-0000-7000-8000-0000000000ff',
  payer: { name: 'Fair & Söhne Ltd', accountNumber: '99887766', routingNumber: '121000248' },
  orders,
  at: millis(Date.UTC(2026, 10, 21, 12)),
})

const centsOf = (text: string) => BigInt(text.replace('.', ''))

describe('a bank file and the schema of pain.001.001.09', () => {
  test('agree on the order of elements, on what is needed, and on what each may hold', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:')).toBe(
      true,
    )
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
    const unescaped = parse(xml)
    expect(faultsOf(unescaped.children[0] as Element, '')).toEqual([])
    expect(unescaped.children.map(({ tag }) => tag)).toEqual(['Document'])
  })

  test('disagree where an element is moved, missing, twice or too long', () => {
    const spoilt = [
      xml.replace(/(<MsgId>.*?<\/MsgId>)(<CreDtTm>.*?<\/CreDtTm>)/, '$2$1'),
      xml.replace(/<EndToEndId>.*?<\/EndToEndId>/, ''),
      xml.replace(/(<ChrgBr>SHAR<\/ChrgBr>)/, '$1$1'),
      xml.replace('<Nm>Fair', `<Nm>${'x'.repeat(140)}`),
      xml.replace('<Cd>USABA</Cd>', '<Cd>USABA</Cd><Prtry>x</Prtry>'),
      xml.replace('<InstdAmt Ccy="USD">1', '<InstdAmt Ccy="USD">-1'),
    ]
    for (const text of spoilt) {
      expect(text).not.toBe(xml)
      expect(faultsOf(parse(text).children[0] as Element, '')).not.toEqual([])
    }
  })

  test('count and add up every payment, in dollars', () => {
    const amounts = [...xml.matchAll(/<InstdAmt Ccy="USD">([\d.]+)</g)].map(([, text = '']) => text)
    expect(amounts).toHaveLength(orders.length)
    const sum = amounts.reduce((total, text) => total + centsOf(text), 0n)
    const sums = [...xml.matchAll(/<CtrlSum>([\d.]+)</g)].map(([, text = '']) => centsOf(text))
    expect(sums).toEqual([sum, sum])
    expect([...xml.matchAll(/<NbOfTxs>(\d+)</g)].map(([, text]) => Number(text))).toEqual([9, 9])
    expect(new Set([...xml.matchAll(/<EndToEndId>(\w+)</g)].map(([, id]) => id)).size).toBe(9)
  })
})
