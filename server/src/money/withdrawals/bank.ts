// Bank accounts in the United States, and the file by which the operator's bank pays several at
// once: ISO 20022 pain.001.001.09. Nothing here moves money: the operator gives the file to their
// bank.

import { assert } from '#kernel/assert.ts'
import { plus, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { inLatin } from './latin.ts'
import type { BankAccount } from './withdrawal.ts'

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
  /** Of which file for it this is the payment: 2 where the bank refused the first. */
  readonly attempt: number
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
  const message = messageIdOf(id)
  const sums = [node('NbOfTxs', String(orders.length)), node('CtrlSum', usdToText(totalOf(orders)))]
  const document = node('CstmrCdtTrfInitn', [
    node('GrpHdr', [
      node('MsgId', message),
      node('CreDtTm', iso(at)),
      ...sums,
      node('InitgPty', [node('Nm', name(payer.name))]),
    ]),
    node('PmtInf', [
      node('PmtInfId', message),
      node('PmtMtd', 'TRF'),
      node('BtchBookg', 'false'),
      ...sums,
      node('PmtTpInf', [node('SvcLvl', [node('Cd', 'NURG')])]),
      node('ReqdExctnDt', [node('Dt', iso(at).slice(0, 10))]),
      node('Dbtr', [node('Nm', name(payer.name))]),
      node('DbtrAcct', [account(payer.accountNumber)]),
      node('DbtrAgt', [node('FinInstnId', [member(payer.routingNumber)])]),
      node('ChrgBr', 'SHAR'),
      ...orders.map(payment),
    ]),
  ])
  const opened = `<Document xmlns="${namespace}">${document}</Document>`
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

/** The withdrawal is the same to its end; each instruction to pay it is another. */
function payment({ id, name: holder, bank, net, attempt }: BankOrder): string {
  const instruction = attempt === 1 ? short(id) : `${short(id)}-${attempt}`
  return node('CdtTrfTxInf', [
    node('PmtId', [node('InstrId', instruction), node('EndToEndId', short(id))]),
    node('Amt', [`<InstdAmt Ccy="USD">${usdToText(net)}</InstdAmt>`]),
    node('CdtrAgt', [
      node('FinInstnId', [member(bank.routing_number), node('Nm', name(bank.bank_name))]),
    ]),
    node('Cdtr', [node('Nm', name(holder))]),
    node('CdtrAcct', [
      // The mark of a number that looks like a card's is no part of it.
      account(bank.account_number.replace(/^US/, '')),
      node('Tp', [node('Cd', bank.type === 'Savings' ? 'SVGS' : 'CACC')]),
    ]),
  ])
}

function account(number: string): string {
  return node('Id', [node('Othr', [node('Id', number)])])
}

/** A bank by its routing number. */
function member(routing: string): string {
  return node('ClrSysMmbId', [node('ClrSysId', [node('Cd', 'USABA')]), node('MmbId', routing)])
}

/** An element around a text, or around others, which are markup already. */
function node(tag: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? escaped(content) : content.join('')
  return `<${tag}>${inner}</${tag}>`
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
