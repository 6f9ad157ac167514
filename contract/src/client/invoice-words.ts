// What an invoice of credits says.

export const invoiceWords = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  titleOf: (brand: string, name: string) => `${brand}: ${name}`,
  number: 'Number',
  date: 'Date',
  delivered: 'Supplied on',
  of: 'Of invoice',
  from: 'From',
  to: 'To',
  erased: 'The account of this client is erased.',
  description: 'Description',
  credits: (credits: string) => `Pre-paid credits: ${credits}`,
  returned: (credits: string) => `Unused credits given back: ${credits}`,
  net: 'Without VAT',
  vat: (percent: string, country: string) => `VAT ${percent} % (${country})`,
  total: 'Total with VAT',
  paid: (usd: string, rate: string) => `Paid from the live balance: ${usd}, at ${rate} for a euro.`,
  repaid: (usd: string, rate: string) =>
    `Paid back to the live balance: ${usd}, at ${rate} for a euro.`,
  foot: 'Amounts in euros, days in UTC.',
}
