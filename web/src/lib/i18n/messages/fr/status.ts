// In French: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Chargement de l’état',
  measured: (at) => `Mesuré à ${at} UTC. La page redemande tant que vous la regardez.`,
  install: {
    title: 'Cette installation',
    mode: 'Mode',
    modes: {
      sandbox: 'Bac à sable : argent fictif seulement. Elle ne peut pas recevoir d’argent réel.',
      live: 'Live',
    },
    version: 'Version',
    since: 'Tourne depuis',
    database: 'Base de données',
    answers: 'Répond',
    silent: 'Ne répond pas. D’ici là, le trading est arrêté ; rien n’est perdu.',
    books: 'Comparaison des livres',
    booksAre: {
      ok: 'ils concordent',
      differences: 'il y a des différences, en cours d’examen',
      unknown: 'pas encore connu',
    },
  },
  prices: {
    title: 'Cours',
    label: 'Sources des cours',
    source: 'Source',
    kind: 'Genre',
    kinds: {
      real: 'Marché réel',
      simulated: 'Simulé',
      replayed: 'Rejoué',
      unknown: 'Inconnu',
    },
    age: 'Cours le plus récent',
    old: (age) => `vieux de ${age}`,
    instruments: 'Instruments cotés',
    none: 'Aucun cours n’est encore venu.',
    compared: 'Plateformes comparées',
    connection: 'Connexion',
    connected: 'Connectée',
    notConnected: 'Perdue',
    used: 'Compte dans les cours de',
    usedOf: (used, all) => `${used} sur ${all}`,
    furthest: 'Le plus loin d’un cours',
    percent: (value) => `${value.toFixed(3).replace('.', ',')} %`,
  },
  settlement: {
    title: 'Règlement des opérations',
    median: 'La moitié n’a pas pris plus de',
    p99: 'Toutes sauf une sur cent n’ont pas pris plus de',
    count: 'Opérations réglées',
    none: 'Aucune opération n’a été réglée dans la dernière heure.',
    unknown: 'Inconnu tant que la base de données ne répond pas.',
  },
  voids: {
    title: 'Opérations invalides',
    all: 'Invalides',
    of: (voided, settled, share) => `${voided} sur ${settled} (${share})`,
    causes: {
      source_silent: 'Il n’y avait pas de cours, bien que les sources aient été entendues',
      source_empty: 'La source n’avait pas de cours pour un moment que nous avions manqué',
      source_unreachable: 'La source n’a pas pu être interrogée pendant une heure',
      source_changed: 'L’installation a changé de source',
      sources_disagreed: 'Les sources étaient en désaccord, ou l’une est restée seule',
    },
    none: 'Aucune opération n’a été réglée dans le dernier jour.',
    many: 'Plus que d’habitude dans la dernière heure. L’équipe a été alertée.',
  },
  withdrawals: {
    title: 'Retraits',
    methods: { ...coinNames, bank: 'Virement bancaire' },
    half: (time, count) => `La moitié a été payée en ${time} (${count} payés)`,
    waiting: 'En attente maintenant',
    overdue: 'En attente depuis plus longtemps que promis',
    none: 'Trop peu ont été payés ces trois derniers mois pour dire combien de temps l’un prend.',
    from: (day) => `Payés à partir du ${day}.`,
  },
  licence: 'Licence enregistrée',
}
