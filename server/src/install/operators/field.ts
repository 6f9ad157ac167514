// Where each setting stands on the screen, and how it is edited there. A setting that is added has
// to be put somewhere.

import { ofCoins, rowNameOf } from '#contract/staff/setting-shapes.ts'
import type { SettingGroup, SettingKind } from '#contract/staff/settings.ts'
import type { Settings } from './settings.ts'

type Field = { readonly group: SettingGroup; readonly kind: SettingKind }

const of =
  (group: SettingGroup) =>
  (kind: SettingKind): Field => ({ group, kind })
const brand = of('brand')
const contact = of('contacts')
const entity = of('entity')
const trading = of('trading')
const withdrawal = of('withdrawals')
const deposit = of('deposits')
const credit = of('credits')

export const fields: Readonly<Record<keyof Settings, Field>> = {
  brandName: brand('text'),
  brandHue: brand('number'),
  brandLogo: brand('text'),
  brandLogoDark: brand('text'),
  mailSender: brand('text'),
  supportEmail: contact('text'),
  supportPhone: contact('text'),
  supportHours: contact('text'),
  chatHours: contact('lines'),
  privacyEmail: contact('text'),
  complaintsEmail: contact('text'),
  companyName: entity('text'),
  companyNumber: entity('text'),
  companyAddress: entity('lines'),
  governingLaw: entity('text'),
  licence: { group: 'licence', kind: 'structure' },
  countries: { group: 'licence', kind: 'list' },
  marginBp: trading('number'),
  entryDelayMs: trading('number'),
  exitAverageSeconds: trading('number'),
  strikeRates: trading('list'),
  tradedCategories: trading('list'),
  instrumentTerms: trading('structure'),
  planTable: trading('structure'),
  planLimitScope: trading('text'),
  appropriatenessScope: trading('text'),
  firstDay: trading('structure'),
  withdrawalTerms: withdrawal('structure'),
  withdrawalDayLimits: withdrawal('structure'),
  withdrawalTwoStaffAbove: withdrawal('number'),
  withdrawalNewAddressHours: withdrawal('number'),
  withdrawalChangeHours: withdrawal('number'),
  payoutBank: withdrawal('structure'),
  demoOperator: withdrawal('yes_no'),
  ...ofCoins('Xpub', () => deposit('text')),
  ...ofCoins('Network', () => deposit('text')),
  ...ofCoins('Confirmations', () => deposit('number')),
  depositConfirmationSteps: deposit('structure'),
  creditPacks: credit('structure'),
  creditRate: credit('number'),
  creditTariff: credit('structure'),
  creditTax: credit('structure'),
  creditLowAt: credit('number'),
}

/** Of this group, as they are called outside of the code. */
export function namesIn(group: SettingGroup): string[] {
  const keys = Object.keys(fields) as (keyof Settings)[]
  return keys.filter((key) => fields[key].group === group).map(rowNameOf)
}
