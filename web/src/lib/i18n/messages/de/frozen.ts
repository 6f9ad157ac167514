// In German: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Dein Konto ist eingefroren, bis unser Team es angesehen hat.',
  reason: 'Grund:',
  what:
    'Du kannst alles ansehen, eine wartende Auszahlung stornieren und deine Daten ' +
    'exportieren. Du kannst nicht handeln, einzahlen oder eine Auszahlung beantragen. Dein ' +
    'Guthaben bleibt deins.',
  contact: 'Schreib uns',
  noTrading: 'Du kannst nicht handeln, solange dein Konto eingefroren ist.',
  noMoney: 'Du kannst weder einzahlen noch auszahlen lassen, solange dein Konto eingefroren ist.',
}
