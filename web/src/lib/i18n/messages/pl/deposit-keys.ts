// In Polish: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Adresy otrzymane wcześniej są nadal obserwowane: to, co na nie wyślesz, nadal jest ' +
  'księgowane. Przy każdej płatności bierz adres z tej strony i znikąd indziej.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Klucze, z których pochodzą nasze adresy wpłat, zmienią się ${when} (${coin}). Od tej ` +
    `chwili dostaniesz tu nowy adres. ${meaning}`,
  done: (coin, when) =>
    `Klucze, z których pochodzą nasze adresy wpłat, zmieniły się ${when} (${coin}): twój ` +
    `adres tutaj jest nowy. ${meaning}`,
}
