// Bank accounts in the United States, and the file by which the operator's bank pays several at
// once: ISO 20022 pain.001.001.09. Nothing here moves money: the operator gives the file to their
// bank.

import { assert } from '#kernel/assert.ts'
import { plus, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { inLatin } from './latin.ts'
import type { BankAccount } from './withdrawal.ts'

/** The checksum of the American Bankers Association, and a prefix that is in use. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const [a, b, c, d, e, f, g, h, i] = [...text].map(Number) as readonly number[]
  const sum = 3 * (a! + d! + g!) + 7 * (b! + e! + h!) + (c! + f! + i!)
  const prefix = Number(text.slice(0, 2))
  const isInUse =
    (prefix >= 1 && prefix <= 12) ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80
  return sum % 10 === 0 && isInUse
}

/** The operator's own account, which pays. */
export type Payer = {
  readonly name: string
  readonly accountNumber: string
  readonly routingNumber: string
}

export type BankOrder = {
  readonly id: string
  readonly name: string
  readonly bank: BankAccount
  /** What leaves: the amount less the fee. */
  readonly net: Usd
}

export type Batch = {
  /** Names the file for ever. */
  readonly id: string
  readonly payer: Payer
  readonly orders: readonly BankOrder[]
  readonly at: Millis
}

/**
 * One file with one batch, by ACH, each payment an entry that names its withdrawal. What the schema
 * asks of it is in `bank-file.test.ts`.
 */
export function bankFile({ id, payer, orders, at }: Batch): string {
  assert(orders.length > 0, 'a bank file has payments')
  const sum = usdToText(totalOf(orders))
  const count = String(orders.length)
  const message = messageIdOf(id)
  const document = node('Document', {
    CstmrCdtTrfInitn: [
      node('GrpHdr', {
        MsgId: message,
        CreDtTm: iso(at),
        NbOfTxs: count,
        CtrlSum: sum,
        InitgPty: [node('Nm', name(payer.name))],
      }),
      node('PmtInf', {
        PmtInfId: message,
        PmtMtd: 'TRF',
        BtchBookg: 'false',
        NbOfTxs: count,
        CtrlSum: sum,
        PmtTpInf: [node('SvcLvl', { Cd: 'NURG' })],
        ReqdExctnDt: [node('Dt', iso(at).slice(0, 10))],
        Dbtr: [node('Nm', name(payer.name))],
        DbtrAcct: [account(payer.accountNumber)],
        DbtrAgt: [agent(payer.routingNumber)],
        ChrgBr: 'SHAR',
        CdtTrfTxInf: orders.map(payment),
      }),
    ],
  })
  const opened = document.replace('<Document>', `<Document xmlns="${namespace}">`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opened}\n`
}

/** What the bank knows a file by: the same for ever, so that it takes none twice. */
export function messageIdOf(id: string): string {
  return short(id)
}

/** What leaves by a file. */
export function totalOf(orders: readonly BankOrder[]): Usd {
  return orders.reduce((total, { net }) => plus(total, net), zeroUsd)
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

function payment({ id, name: holder, bank, net }: BankOrder): string {
  return [
    node('PmtId', { InstrId: short(id), EndToEndId: short(id) }),
    `<Amt><InstdAmt Ccy="USD">${usdToText(net)}</InstdAmt></Amt>`,
    node('CdtrAgt', {
      FinInstnId: [
        node('ClrSysMmbId', { ClrSysId: [node('Cd', 'USABA')], MmbId: bank.routing_number }),
        node('Nm', name(bank.bank_name)),
      ],
    }),
    node('Cdtr', { Nm: name(holder) }),
    node('CdtrAcct', {
      // The mark of a number that looks like a card's is no part of it.
      Id: [node('Othr', { Id: bank.account_number.replace(/^US/, '') })],
      Tp: [node('Cd', bank.type === 'Savings' ? 'SVGS' : 'CACC')],
    }),
  ].join('')
}

function account(number: string): string {
  return node('Id', { Othr: [node('Id', number)] })
}

function agent(routing: string): string {
  const member = node('ClrSysMmbId', { ClrSysId: [node('Cd', 'USABA')], MmbId: routing })
  return node('FinInstnId', [member])
}

type Content = string | readonly string[] | { readonly [tag: string]: string | readonly string[] }

/** Text is text; a list is of pieces that are markup already, one element around each or all. */
function node(tag: string, content: Content): string {
  if (typeof content === 'string') return `<${tag}>${escaped(content)}</${tag}>`
  if (isPieces(content)) return `<${tag}>${content.join('')}</${tag}>`
  const inner = Object.entries(content).map(([child, value]) =>
    child === 'CdtTrfTxInf' && isPieces(value)
      ? value.map((piece) => node(child, [piece])).join('')
      : node(child, value),
  )
  return `<${tag}>${inner.join('')}</${tag}>`
}

function isPieces(content: Content): content is readonly string[] {
  return Array.isArray(content)
}

/** An id of 35 signs at most: a UUID without its dashes. */
function short(id: string): string {
  return id.replaceAll('-', '').slice(0, 35)
}

/** As long as the schema allows (Max140Text). */
function name(text: string): string {
  return inLatin(text, 140)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
