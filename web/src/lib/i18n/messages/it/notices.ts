// In Italian: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** " di 1.200,50 $" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` di ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Motivo')
}

const fields = {
  firstname: 'nome',
  lastname: 'cognome',
  date_of_birth: 'data di nascita',
  country: 'paese',
  phone: 'numero di telefono',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'i tuoi dati personali'
}

const ends: Readonly<Record<string, string>> = {
  won: 'vinta',
  lost: 'persa',
  tied: 'pari',
  voided: 'nulla',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, premio ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; ti è stato restituito ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `È stato visto un pagamento${of(coinsIn(details))}. Viene accreditato quando la rete ` +
    'l’ha confermato.',
  deposit_approved: (details) =>
    `Deposito approvato: sul tuo saldo, ${moneyIn(details) ?? 'il denaro'}.`,
  deposit_rejected: (details) =>
    `Un deposito${of(moneyIn(details))} è stato rifiutato.${because(details)}`,
  deposit_cancelled: (details) => `Hai rinunciato a un deposito${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `La rete ha perso un pagamento${of(coinsIn(details))} prima che fosse accreditato. Se ` +
    'torna, viene accreditato come al solito.',
  deposit_reversed: (details) =>
    `Un deposito${of(moneyIn(details))} è stato stornato.${because(details)} Il tuo conto è ` +
    'congelato finché il nostro personale non l’ha esaminato.',
  deposit_restored: (details) =>
    'Un deposito che era stato stornato è riaccreditato: sul tuo saldo, ' +
    `${moneyIn(details) ?? 'il denaro'}.${because(details)}`,
  goodwill_given: (details) =>
    `Aggiunto al tuo saldo: ${moneyIn(details) ?? 'denaro'}.${because(details)}`,
  credits_bought: (details) => `Hai comprato ${creditsIn(details)} crediti.`,
  credits_given_back: (details) =>
    `Sono restituiti ${creditsIn(details)} crediti non usati: sul tuo saldo, ` +
    `${moneyIn(details) ?? 'il denaro'}.`,
  credits_not_bought: (details) =>
    `È arrivato un deposito e non ha comprato ${creditsIn(details)} crediti: è sul tuo saldo.`,
  credits_low: (details) =>
    `Ti restano ${creditsIn(details)} crediti. Con meno di uno il trader automatico non ` +
    'comincia niente di nuovo.',
  credits_overdue: (details) =>
    `Hai ${creditsIn(details)} crediti da due mesi o più: le nostre condizioni ci permettono ` +
    'di chiudere il conto per questo. Comprare crediti vi pone fine subito.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `Da una promozione hai avuto ${money ?? 'denaro'}: ${name}.`
    return details.step === 'started'
      ? `Ti è promesso in dollari bonus ${money ?? 'qualcosa'}: ${name}.`
      : `Una promozione è finita senza pagamento: ${name}. Il tuo denaro è com’era.`
  },
  account_frozen: (details) => `Il tuo conto è congelato.${because(details)}`,
  account_unfrozen: (details) => `Il tuo conto non è più congelato.${because(details)}`,
  withdrawal_requested: (details) =>
    `Prelievo${of(moneyIn(details))} chiesto. L’importo è trattenuto.`,
  withdrawal_approved: (details) => `Prelievo${of(moneyIn(details))} approvato.`,
  withdrawal_sent: (details) => `Il prelievo${of(moneyIn(details))} è in viaggio.`,
  withdrawal_paid: (details) => `Prelievo${of(moneyIn(details))} pagato.`,
  withdrawal_rejected: (details) =>
    `Prelievo${of(moneyIn(details))} rifiutato: è di nuovo sul tuo saldo.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Prelievo${of(moneyIn(details))} annullato con il link nella sua e-mail: è di nuovo ` +
        'sul tuo saldo.'
      : `Hai annullato un prelievo${of(moneyIn(details))}: è di nuovo sul tuo saldo.`,
  withdrawal_returned: (details) =>
    `Il prelievo${of(moneyIn(details))} è tornato sul tuo saldo.${because(details)}`,
  destination_added: ({ label }) =>
    'È stata aggiunta una nuova destinazione di ' +
    `pagamento${typeof label === 'string' ? `: ${label}` : ''}. Se non sei stato tu, cambia ` +
    'ora la tua password.',
  document_approved: () => 'Il tuo documento d’identità è stato controllato e approvato.',
  document_rejected: (details) =>
    `Il tuo documento d’identità non è stato accettato.${because(details)} Invia un’altra foto.`,
  identity_changed: (details) => `Ciò che hai chiesto di cambiare ora vale: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Ciò che hai chiesto di cambiare non è stato accettato: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Il tuo piano ora è ${planIn(details)}. Non è stato addebitato niente.`,
  plan_requested: (details) => `Passaggio a ${planIn(details)} chiesto.`,
  plan_cancelled: (details) => `Hai ritirato il passaggio a ${planIn(details)}.`,
  plan_approved: (details) => `Passaggio approvato: il tuo piano ora è ${planIn(details)}.`,
  plan_rejected: (details) =>
    `Il passaggio a ${planIn(details)} è stato rifiutato.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Le tue operazioni automatiche sono disattivate (${mode === 'real' ? 'reale' : 'demo'}). ` +
    'Il loro registro dice perché.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Operazione automatica${symbol ? ` su ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'finita'}${result(brought)}.`,
  ats_paused: (details) =>
    `Il nostro personale ha messo in pausa le tue operazioni automatiche.${because(details)}`,
  ats_resumed: (details) => `Le tue operazioni automatiche possono continuare.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `Il tuo bot per ${pair} si è fermato da solo.` : 'Un tuo bot si è fermato da solo.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} ha raggiunto ${pricesIn(price)}.`
      : 'Un prezzo ha raggiunto un tuo livello.',
  chat_answered: () => 'L’assistenza ti ha risposto nella chat.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Il torneo è finito: posto ${details.place}${wonIn(details.prize)}.`
      : 'Il torneo è finito. Non vi hai operato, quindi non hai un posto.',
  tournament_unbeaten: (details) =>
    `Hanno operato in troppo pochi nel torneo: non ha risultato${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Il torneo è stato annullato${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Al tuo webhook su ${host} non viene più inviato niente.`
      : 'A uno dei tuoi webhook non viene più inviato niente.',
}

export const notices: Messages<typeof english> = {
  title: 'Avvisi',
  bell: (unread) => (unread === 0 ? 'Avvisi' : `Avvisi, ${unread} da leggere`),
  empty: 'Ancora niente. Qui si avvisa di depositi, prelievi, piani e dei tuoi documenti.',
  more: 'Carica altro',
  unread: 'Nuovo',
  news: 'Ci sono novità sul tuo conto.',
  utc: 'Gli orari sono UTC.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
