// In Italian: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Avvisi',
  lead: 'Che cosa ti raggiunge, dove e quando. Ciò che scegli vale subito.',
  kept: 'Salvato.',
  channels: 'Che cosa ti raggiunge',
  always:
    'Ciò che riguarda il tuo denaro, la tua identità e chi può entrare nel tuo conto è sempre ' +
    'nell’app e viene sempre inviato per e-mail.',
  topics: {
    security: {
      title: 'Sicurezza',
      what: 'Una nuova destinazione di pagamento, un conto congelato.',
    },
    payments: {
      title: 'Denaro',
      what: 'Depositi, prelievi, crediti e correzioni.',
    },
    identity: { title: 'Identità', what: 'I tuoi documenti e ciò che hai chiesto di cambiare.' },
    plan: { title: 'Piano', what: 'Che cosa è stato del piano che hai scelto o chiesto.' },
    automation: {
      title: 'Operazioni automatiche',
      what: 'Operazioni automatiche, bot e webhook: che cosa è finito, che cosa è in pausa.',
    },
    prices: {
      title: 'Avvisi di prezzo',
      what: 'Un prezzo ha raggiunto un livello che hai indicato sotto.',
    },
    promotions: {
      title: 'Promozioni',
      what: 'Dollari bonus, cashback e tornei a cui partecipi.',
    },
    chat: {
      title: 'Chat dal vivo',
      what: 'L’assistenza ha risposto mentre non eri nella chat.',
    },
  },
  by: { bell: 'Nell’app', push: 'Messaggio push', mail: 'Per e-mail' },
  mails: { now: 'subito', digest: 'nel riepilogo', off: 'mai' },
  mailed: 'Sempre per e-mail',
  mailedLater: 'Per e-mail se non è letto per due minuti',
  push: {
    title: 'Messaggi push',
    lead:
      'Un messaggio push raggiunge questo dispositivo mentre non è aperto niente di nostro. ' +
      'Passa per il servizio del produttore del tuo browser, cifrato in modo che solo questo ' +
      'browser possa leggerlo.',
    add: 'Inviali a questo dispositivo',
    missing:
      'Questo browser non può ricevere qui messaggi push. Su un telefono, aggiungi prima questo ' +
      'sito alla tua schermata principale.',
    denied:
      'A questo browser è stato detto di non mostrare messaggi di questo sito. Consentili nelle ' +
      'sue impostazioni per questo sito, poi torna qui.',
    here: 'questo dispositivo',
    since: (day: string) => `dal ${day} UTC, ancora niente inviato`,
    sent: (day: string) => `ultimo invio il ${day} UTC`,
    try: 'Provalo',
    tried: 'Un messaggio è in viaggio verso questo dispositivo.',
    remove: 'Rimuovi',
    details: 'Dire che cosa è successo, anche su uno schermo bloccato',
    detailsHelp:
      'Senza questo un messaggio push dice solo che ci sono novità: chi vede il tuo schermo non ' +
      'viene a sapere niente del tuo conto.',
  },
  times: 'Quando',
  quiet: 'Ore di silenzio',
  quietHelp: 'I messaggi push aspettano che siano passate. Quelli sulla sicurezza no.',
  ends: { from: 'Dalle', to: 'alle' },
  digest: 'Il riepilogo arriva',
  digests: { daily: 'ogni mattina alle otto', weekly: 'il lunedì alle otto' },
  zone: (zone: string) => `Secondo l’orologio di ${zone}.`,
  zoneHere: (zone: string) => `Usa l’orologio di questo dispositivo: ${zone}`,
  prices: {
    title: 'Avvisi di prezzo',
    lead:
      'Ti avvisiamo una volta, al primo prezzo che pubblichiamo al livello o oltre. Non dice ' +
      'niente su dove va il prezzo da lì.',
    labels: {
      symbol: 'Strumento',
      kind: 'Quando il prezzo',
      price: 'Prezzo',
      percent: 'Percentuale',
    },
    choose: 'Scegli',
    now: 'Ora',
    kinds: {
      above: 'è alto quanto un livello',
      below: 'è basso quanto un livello',
      moved: 'si è mosso di una percentuale, in su o in giù',
    },
    set: 'Imposta l’avviso',
    none: 'Nessun avviso di prezzo.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} a ${upper} o più`,
      below: (name: string, { lower }: Levels) => `${name} a ${lower} o meno`,
      moved: (name: string, { upper, lower }: Levels) => `${name} a ${lower} o a ${upper}`,
    },
    waits: (price: string) => `in attesa, impostato a ${price}`,
    reached: (price: string, at: string) => `raggiunto a ${price}, ${at} UTC`,
    drop: 'Rimuovi',
  },
  stop: {
    title: 'Niente più e-mail come questa',
    text: (topic: string) =>
      `Non ti vengono più inviate e-mail su questo: ${topic}. Resta nell’app. In Avvisi puoi ` +
      'scegliere diversamente in qualsiasi momento.',
    all: 'il riepilogo degli avvisi',
    ask: (topic: string) => `Non ti verrebbero più inviate e-mail su questo: ${topic}.`,
    do: 'Ferma queste e-mail',
    unknown: 'Questo link non ferma nessuna e-mail. Accedi e scegli in Avvisi.',
  },
}
