// In Italian: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Caricamento dello stato',
  measured: (at) => `Misurato il ${at} UTC. La pagina chiede di nuovo mentre la guardi.`,
  install: {
    title: 'Questa installazione',
    mode: 'Modalità',
    modes: {
      sandbox: 'Ambiente di prova: solo denaro fittizio. Non può accettare denaro reale.',
      live: 'Reale',
    },
    version: 'Versione',
    since: 'In funzione dal',
    database: 'Database',
    answers: 'Risponde',
    silent: 'Non risponde. Fino ad allora il trading è fermo; non si perde niente.',
    books: 'Libri confrontati',
    booksAre: {
      ok: 'concordano',
      differences: 'ci sono differenze, in esame',
      unknown: 'non ancora noto',
    },
  },
  prices: {
    title: 'Prezzi',
    label: 'Fonti dei prezzi',
    source: 'Fonte',
    kind: 'Tipo',
    kinds: {
      real: 'Mercato reale',
      simulated: 'Simulato',
      replayed: 'Riprodotto',
      unknown: 'Non noto',
    },
    age: 'Prezzo più recente',
    old: (age) => `di ${age} fa`,
    instruments: 'Strumenti',
    none: 'Non è ancora arrivato nessun prezzo.',
    compared: 'Exchange confrontati',
    connection: 'Connessione',
    connected: 'Connesso',
    notConnected: 'Persa',
    used: 'Conta nei prezzi di',
    usedOf: (used, all) => `${used} su ${all}`,
    furthest: 'Più lontano da un prezzo',
    percent: (value) => `${value.toFixed(3).replace('.', ',')}%`,
  },
  settlement: {
    title: 'Liquidazione delle operazioni',
    median: 'La metà non è durata più di',
    p99: 'Tutte tranne una su cento non sono durate più di',
    count: 'Operazioni liquidate',
    none: 'Nell’ultima ora non è stata liquidata nessuna operazione.',
    unknown: 'Non noto finché il database non risponde.',
  },
  voids: {
    title: 'Operazioni nulle',
    all: 'Nulle',
    of: (voided, settled, share) => `${voided} su ${settled} (${share})`,
    causes: {
      source_silent: 'Non c’era un prezzo, benché le fonti fossero sentite',
      source_empty: 'La fonte non aveva un prezzo per un tempo che ci era mancato',
      source_unreachable: 'Per un’ora non si è potuto chiedere alla fonte',
      source_changed: 'L’installazione ha cambiato fonte',
      sources_disagreed: 'Le fonti non concordavano, o ne è rimasta una sola',
    },
    none: 'Nell’ultimo giorno non è stata liquidata nessuna operazione.',
    many: 'Più del solito nell’ultima ora. Il personale è stato allertato.',
  },
  withdrawals: {
    title: 'Prelievi',
    methods: { ...coinNames, bank: 'Bonifico bancario' },
    half: (time, count) => `La metà è stata pagata entro ${time} (${count} pagati)`,
    waiting: 'In attesa ora',
    overdue: 'In attesa da più di quanto promesso',
    none: 'Negli ultimi tre mesi ne sono stati pagati troppo pochi per dire quanto dura uno.',
    from: (day) => `Pagati dal ${day}.`,
  },
  licence: 'Dati della licenza',
}
