// In Polish: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Brak połączenia',
    text:
      'Nie ma połączenia, więc nie ma tu kursów ani handlu. Twoje otwarte transakcje i tak ' +
      'kończą się w swoim czasie na serwerze i są rozliczane według jego kursów.',
    again: 'Spróbuj ponownie',
  },
  update: {
    ready: 'Nowa wersja jest gotowa.',
    reload: 'Wczytaj ponownie',
    later: 'Później',
  },
}
