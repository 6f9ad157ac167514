import { describe, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { bankFile } from './bank.ts'

describe('a bank file', () => {
  const order = (nr: number, net: bigint, type: 'Checking' | 'Savings' = 'Checking') => ({
    id: `0190a000-0000-7000-8000-00000000000${nr}`,
    name: nr === 1 ? 'Zoë & <Ada> Łovelace' : 'Bob Byron',
    bank: {
      account_number: `12345678${nr}`,
      bank_name: 'First & Last',
      type,
      routing_number: '021000021',
    },
    net: cents(net),
    attempt: nr,
  })
  const payer = { name: 'Fair Ltd', accountNumber: '99887766', routingNumber: '121000248' }
  const xml = bankFile({
    id: '0190a000-0000-7000-8000-0000000000ff',
    payer,
    orders: [order(1, 10_001n), order(2, 20_050n, 'Savings')],
    at: millis(Date.UTC(2026, 10, 21, 12)),
  })
  const valuesOf = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value)

  test('adds up, and names each withdrawal', () => {
    expect(valuesOf('CtrlSum')).toEqual(['300.51', '300.51'])
    expect(valuesOf('NbOfTxs')).toEqual(['2', '2'])
    expect(valuesOf('InstdAmt')).toEqual(['100.01', '200.50'])
    expect(valuesOf('EndToEndId')).toEqual([
      '0190a000000070008000000000000001',
      '0190a000000070008000000000000002',
    ])
    expect(valuesOf('InstrId')).toEqual([
      '0190a000000070008000000000000001',
      '0190a000000070008000000000000002-2',
    ])
    expect(valuesOf('MmbId')).toEqual(['121000248', '021000021', '021000021'])
    expect(valuesOf('Cd')).toEqual([...['NURG', 'USABA', 'USABA', 'CACC', 'USABA', 'SVGS']])
    expect(valuesOf('CreDtTm')).toEqual(['2026-11-21T12:00:00.000Z'])
  })

  test('has nothing in it that is markup, or letters that banks refuse', () => {
    expect(valuesOf('Nm')).toContain('Zoe + .Ada. Lovelace')
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/)
    expect(xml.match(/^[\x20-\x7e\n]*$/)).not.toBeNull()
  })

  test('has its parts in the order of the schema (pain.001.001.09)', () => {
    const tags = [...xml.matchAll(/<([A-Za-z]+)/g)].map(([, tag]) => tag)
    const orderOf = (...wanted: string[]) => wanted.map((tag) => tags.indexOf(tag))
    const rises = (places: number[]) =>
      places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)))
    expect(rises(orderOf('Document', 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId', 'CreDtTm'))).toBe(true)
    expect(rises(orderOf('GrpHdr', 'InitgPty', 'PmtInf', 'PmtInfId', 'PmtMtd', 'BtchBookg'))).toBe(
      true,
    )
    expect(rises(orderOf('PmtTpInf', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'ChrgBr'))).toBe(
      true,
    )
    expect(
      rises(orderOf('ChrgBr', 'CdtTrfTxInf', 'PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct')),
    ).toBe(true)
    expect(valuesOf('CdtTrfTxInf')).toEqual([])
    expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(2)
    const open: string[] = []
    for (const [, closing, tag = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
      if (closing) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
    for (const id of [...valuesOf('MsgId'), ...valuesOf('InstrId')]) {
      expect(id?.length).toBeLessThanOrEqual(35)
    }
  })

  test('without payments is none', () => {
    const none = { id: 'f', payer, orders: [], at: millis(0) }
    expect(() => bankFile(none)).toThrow('has payments')
  })

  test('says this, sign for sign, of a payment that is made anew', () => {
    const account_number = 'US12345US7890123'
    const again = { ...order(2, 5n), id: `${'0'.repeat(40)}-1`, name: 'A<b>&c' }
    const file = bankFile({
      id: 'f-1',
      payer,
      orders: [{ ...again, bank: { ...again.bank, account_number } }],
      at: millis(Date.UTC(2026, 10, 21, 12)),
    })
    const bank = (routing: string) =>
      `<ClrSysMmbId><ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>${routing}</MmbId></ClrSysMmbId>`
    const sums = '<NbOfTxs>1</NbOfTxs><CtrlSum>0.05</CtrlSum>'
    const end = '0'.repeat(35)
    expect(file).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
        `<GrpHdr><MsgId>f1</MsgId><CreDtTm>2026-11-21T12:00:00.000Z</CreDtTm>${sums}`,
        '<InitgPty><Nm>Fair Ltd</Nm></InitgPty></GrpHdr>',
        '<PmtInf><PmtInfId>f1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>',
        `${sums}<PmtTpInf><SvcLvl><Cd>NURG</Cd></SvcLvl></PmtTpInf>`,
        '<ReqdExctnDt><Dt>2026-11-21</Dt></ReqdExctnDt><Dbtr><Nm>Fair Ltd</Nm></Dbtr>',
        '<DbtrAcct><Id><Othr><Id>99887766</Id></Othr></Id></DbtrAcct>',
        `<DbtrAgt><FinInstnId>${bank('121000248')}</FinInstnId></DbtrAgt><ChrgBr>SHAR</ChrgBr>`,
        `<CdtTrfTxInf><PmtId><InstrId>${end}-2</InstrId><EndToEndId>${end}</EndToEndId></PmtId>`,
        '<Amt><InstdAmt Ccy="USD">0.05</InstdAmt></Amt>',
        `<CdtrAgt><FinInstnId>${bank('021000021')}<Nm>First + Last</Nm></FinInstnId></CdtrAgt>`,
        '<Cdtr><Nm>A.b.+c</Nm></Cdtr>',
        '<CdtrAcct><Id><Othr><Id>12345US7890123</Id></Othr></Id><Tp><Cd>CACC</Cd></Tp></CdtrAcct>',
        '</CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>\n',
      ].join(''),
    )
  })

  test('has no markup in a number either', () => {
    const odd = order(1, 5n)
    const bank = { ...odd.bank, account_number: '1US&2<3>4' }
    const file = bankFile({ id: 'f', payer, orders: [{ ...odd, bank }], at: millis(0) })
    expect(file).toContain('<Id>1US&amp;2&lt;3&gt;4</Id>')
  })
})
