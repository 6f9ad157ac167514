// In Spanish: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Factura',
  creditNote: 'Factura rectificativa',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Número',
  date: 'Fecha',
  delivered: 'Suministrado el',
  of: 'De la factura',
  from: 'De',
  to: 'Para',
  erased: 'La cuenta de este cliente se ha borrado.',
  description: 'Descripción',
  credits: (credits) => `Créditos prepagados: ${credits}`,
  returned: (credits) => `Créditos no usados devueltos: ${credits}`,
  net: 'Sin IVA',
  vat: (percent, country) => `IVA ${percent} % (${country})`,
  total: 'Total con IVA',
  paid: (usd, rate) => `Pagado con el saldo real: ${usd}, a ${rate} por euro.`,
  repaid: (usd, rate) => `Devuelto al saldo real: ${usd}, a ${rate} por euro.`,
  foot: 'Importes en euros, días en UTC.',
}
