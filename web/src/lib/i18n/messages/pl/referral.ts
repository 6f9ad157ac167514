// In Polish: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Twój kod polecenia',
  text:
    'Kto się z nim zarejestruje, jest odnotowany jako przyprowadzony przez ciebie. Nie ' +
    'mówimy ci, kto to jest.',
  nothing: 'Nic się za to nie płaci: żadna nagroda teraz nie trwa.',
  runs: 'Za to trwa teraz nagroda:',
  notYou: 'Za to trwa teraz nagroda, ale w tej chwili nie jest ci oferowana.',
  where: (countries) => `Gdzie trwają nagrody: ${countries}.`,
  whereMany: (count) => `Liczba krajów, w których trwają nagrody: ${count}.`,
  code: 'Kod',
  copy: 'Kopiuj swój kod polecenia',
  copied: 'Skopiowano kod polecenia!',
  count: (count) =>
    count === 0
      ? 'Nikt, kto potwierdził swój e-mail, jeszcze z niego nie przyszedł.'
      : `Osoby, które potwierdziły swój e-mail i przyszły z niego: ${count}.`,
}
