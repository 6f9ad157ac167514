// In Italian: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promozioni',
  lead:
    'Ciò che qui ti viene offerto, e che cosa ne diventa. Niente di questo vincola il tuo ' +
    'denaro: puoi operare con esso e prelevarlo come se non ci fosse nessuna promozione.',
  enter: 'Inserisci un codice',
  code: 'Codice promozionale',
  codeHelp: 'Maiuscole, spazi e trattini non fanno differenza.',
  use: 'Usa il codice',
  blocked: 'Al momento non ti viene offerto niente',
  limits: 'Limiti e pause',
  profile: 'Modifica profilo',
  closed: 'Nel paese del tuo profilo non è in corso nessuna promozione.',
  offers: 'Offerto a te',
  noOffers: 'Ora non c’è niente da prendere senza un codice.',
  take: 'Prendilo',
  sure: 'Prendere questo bonus sul tuo prossimo deposito?',
  yes: 'Prendilo',
  no: 'Non ora',
  yours: 'Che cosa ti è stato concesso',
  none: 'Non ti è stato ancora concesso niente.',
  kinds: {
    code: 'Codice promozionale',
    deposit: 'Bonus sul deposito',
    cashback: 'Cashback',
    referral: 'Invito di un amico',
  },
  states: {
    waiting: 'In attesa di un deposito',
    running: 'Sta raggiungendo il volume',
    paid: 'Pagato',
    given_up: 'Hai rinunciato',
    expired: 'Scaduto',
    taken_back: 'Il suo deposito è stato stornato',
  },
  bonus: 'Dollari bonus promessi',
  gives: {
    bonus: (amount) => `${amount} in dollari bonus`,
    share: (percent, most, least) =>
      `Dollari bonus del ${percent} % di un deposito di ${least} o più, al massimo ${most}`,
    demo: (amount) => `${amount} per il conto demo`,
    cashback: (percent, most, least) =>
      `${percent} % di ciò che è stato perso, da una perdita di ${least} in su, al massimo ${most}`,
    reward: (own, friend, least) =>
      `${own} per te e ${friend} per un amico che deposita ${least} o più`,
  },
  turnover: (times, days) =>
    `Diventa denaro quando le tue operazioni raggiungono un volume di ${times} volte il suo ` +
    `importo, entro ${days} giorni.`,
  every: {
    week: 'Calcolato per ogni settimana dal lunedì, in UTC.',
    month: 'Calcolato per ogni mese, in UTC.',
  },
  referral: (days) =>
    'Pagato a entrambi quando l’identità dell’amico è approvata e il denaro del suo primo ' +
    `deposito è rimasto per ${days} giorni.`,
  until: (date) => `In corso fino al ${date}`,
  progress: (counted, target) => `${counted} di ${target} di volume`,
  ends: (date) => `Fino al ${date}`,
  ended: (date) => `Finito il ${date}`,
  giveUp: 'Rinuncia',
  giveUpNamed: (name) => `Rinuncia: ${name}`,
  giveUpSure: 'Rinunciare a questo? Il tuo denaro resta com’è.',
  giveUpYes: 'Rinuncia',
  keep: 'Tienilo',
  rules: 'Le regole, prima che tu prenda qualcosa',
  rule: [
    'I dollari bonus sono una promessa, e non denaro: non si possono puntare né prelevare, e ' +
      'nessuno presta su di essi.',
    'Operi solo con il tuo denaro. Non è mai bloccato: prelevarlo non viene mai rifiutato o ' +
      'ritardato per un bonus, e non ne fa finire nessuno.',
    'Un’operazione sul conto reale conta quando è vinta o persa: con la sua puntata, o con il ' +
      'profitto che avrebbe potuto dare, se è minore.',
    'Se due operazioni erano in corso insieme su uno strumento in direzioni opposte, non conta ' +
      'nessuna delle due. I pareggi e le operazioni nulle non contano.',
    'Quando il volume è raggiunto, i dollari bonus diventano dollari reali, tutti insieme.',
    'Operare di più per raggiungere un bonus costa in media una parte di ciò che punti: ogni ' +
      'prezzo contiene il nostro margine. Opera come faresti senza.',
    'A ciò che non è ancora pagato puoi rinunciare in qualsiasi momento. Ciò che non raggiunge ' +
      'il volume in tempo finisce, e non porta via niente di tuo.',
    'Una promozione è per una persona di un nucleo familiare: un documento, un dispositivo, una ' +
      'carta o un indirizzo di prelievo.',
  ],
  responsible: (limit, days) =>
    'Non viene offerto niente a chi è in una pausa breve, si è autoescluso, ha il conto ' +
    `congelato o ha perso più di ${limit} sul conto reale negli ultimi ${days} giorni.`,
}
