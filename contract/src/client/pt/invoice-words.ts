// In Portuguese: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Fatura',
  creditNote: 'Nota de crédito',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Número',
  date: 'Data',
  delivered: 'Fornecido em',
  of: 'Da fatura',
  from: 'De',
  to: 'Para',
  erased: 'A conta deste cliente foi apagada.',
  description: 'Descrição',
  credits: (credits) => `Créditos pré-pagos: ${credits}`,
  returned: (credits) => `Créditos não usados devolvidos: ${credits}`,
  net: 'Sem IVA',
  vat: (percent, country) => `IVA ${percent}% (${country})`,
  total: 'Total com IVA',
  paid: (usd, rate) => `Pago com o saldo real: ${usd}, a ${rate} por euro.`,
  repaid: (usd, rate) => `Devolvido ao saldo real: ${usd}, a ${rate} por euro.`,
  foot: 'Montantes em euros, dias em UTC.',
}
