// The legal texts there are.

export const legalTextIds = [
  'terms',
  'privacy',
  'risk-disclosure',
  'aml-policy',
  'payment-policy',
] as const

export type LegalTextId = (typeof legalTextIds)[number]
