// In Dutch: what waits for staff.

import type { Messages } from '#contract/shared/messages.ts'
import type { queue as english } from './queue.ts'

export const queue: Messages<typeof english> = {
  title: 'Wachtrij',
  count: (waiting: number, overdue: number) =>
    overdue === 0 ? `${waiting} wachten` : `${waiting} wachten, ${overdue} te laat`,
  nothing: 'Er wacht niets.',
  nothingPicked: 'Kies met J en K wat je wilt bekijken.',
  all: 'Alles',
  mine: 'Mag ik beslissen',
  groups: { overdue: 'Te laat', today: 'Binnen een dag', later: 'Later' },
  kinds: {
    document: 'Identiteitsbewijs',
    withdrawal: 'Opname',
    payout: 'Uitbetaling',
    plan_request: 'Abonnement',
    correction: 'Correctie',
    proposal: 'Voorstel',
    custody_movement: 'Verplaatste munten',
    message: 'Bericht',
    screening_hit: 'Naam op een lijst',
  },
  reasons: {
    identification: 'Te identificeren',
    change_of_identity: 'Wil persoonsgegevens wijzigen',
    first_of_one: 'Eén persoon beslist',
    first_of_two: 'Boven de grens: twee personen beslissen',
    second_of_two: 'Wacht op een tweede persoon',
    approved_unpaid: 'Goedgekeurd, nog niet betaald',
    upgrade: 'Vraagt om een ander abonnement',
    second_person: 'Wacht op een tweede persoon',
    answer: 'Te beantwoorden',
    name_on_list: 'Lijkt op een naam op een lijst',
  },
  bars: {
    role: 'Niet voor jouw rollen',
    own: 'Het gaat over jezelf',
    maker: 'Je hebt er zelf om gevraagd',
    given: 'Je hebt al ja gezegd',
    waits: 'Nog mag niemand beslissen',
  },
  client: (id: string) => `Klant ${id}`,
  old: (long: string) => `${long} oud`,
  over: (long: string) => `${long} te laat`,
  left: (long: string) => long,
  days: (count: number) => `${count} d`,
  hours: (count: number) => `${count} u`,
  minutes: (count: number) => `${count} min`,
  keys: {
    next: 'volgende, vorige',
    open: 'openen',
    approve: 'goedkeuren',
    reject: 'afwijzen',
  },
}
