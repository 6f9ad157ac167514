// In Polish: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

const plural = pluralOf('pl')

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Anuluj wypłatę',
  lead: 'O tę wypłatę poproszono na twoim koncie:',
  amount: 'Kwota',
  to: 'Dokąd',
  asked: 'Zlecono',
  text:
    'Jeśli to nie ty, anuluj ją: wszystkie pieniądze wrócą na twoje saldo. Jeśli to ty, ' +
    'zamknij tę stronę.',
  hold: (hours) =>
    `Dla twojego bezpieczeństwa przez ${hours} ` +
    `${plural(hours, { one: 'godzinę', few: 'godziny', other: 'godzin' })} po tym nie będzie ` +
    'możliwa żadna nowa wypłata.',
  cancel: 'Anuluj tę wypłatę',
  done: 'Jest anulowana, a pieniądze są znów na twoim saldzie.',
  next:
    'Możliwe, że ktoś inny jest na twoim koncie. Wybierz teraz nowe hasło: to wyloguje ' +
    'wszystkich. Potem napisz do nas.',
  password: 'Wybierz nowe hasło',
  ended: {
    prepared: 'Jest w drodze i nie można jej już anulować. Napisz do nas natychmiast.',
    sent: 'Jest w drodze i nie można jej już anulować. Napisz do nas natychmiast.',
    paid:
      'Jest zrealizowana i nie można jej już anulować. Jeśli to nie ty, napisz do nas ' +
      'natychmiast.',
    rejected: 'Została odrzucona. Pieniądze są znów na twoim saldzie.',
    cancelled: 'Jest anulowana. Pieniądze są znów na twoim saldzie.',
  },
  unknown: 'Ten link nie anuluje żadnej wypłaty. Czy jest cały?',
}
