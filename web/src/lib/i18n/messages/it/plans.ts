// In Italian: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Piani di trading',
  lead:
    'Un piano è un livello in base ai fondi: i tuoi depositi liquidati meno i tuoi prelievi. ' +
    'Per un piano non si addebita niente. Il denaro è sul tuo conto: puoi prelevarlo, e ' +
    'operando si può perdere.',
  noNeed:
    'Per operare a mano non serve nessun piano. Un piano dice quante operazioni al giorno il ' +
    'sistema di trading automatico, in breve ATS, può fare per te. Nessun piano rende meno ' +
    'probabile una perdita.',
  chosen: 'La tua scelta',
  current: 'Il tuo piano',
  none: 'Nessuno',
  requested: 'Chiesto',
  yourFunding: 'I tuoi fondi',
  since: (day) => `dal ${day}`,
  asksFor: 'di fondi',
  trades: (count) => (count === 1 ? '1 operazione al giorno' : `${count} operazioni al giorno`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'con il sistema di trading automatico',
  enough: 'Hai portato questa somma.',
  missing: (amount) => `Mancano ${amount}`,
  keys: {
    active: 'Attivo',
    requested: 'Chiesto',
    lower: 'Inferiore',
    choose: 'Chiedi il piano',
    raise: 'Chiedi il passaggio',
  },
  takeBack: 'Ritira la richiesta',
  takeBackOf: (plan) => `Ritira la richiesta di ${plan}`,
  replaceTitle: (plan) => `Chiedere invece ${plan}?`,
  replaceText: (first, day, second) =>
    `Hai chiesto ${first} il ${day}, e il nostro personale non ha ancora deciso. Si può ` +
    `chiedere un solo piano alla volta: chiedere ${second} prende il posto di quella ` +
    'richiesta.',
  replace: (plan) => `Chiedi ${plan}`,
  keep: (plan) => `Continua a chiedere ${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
