// In French: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'État',
    description:
      'D’où viennent les cours et quel âge ils ont, combien de temps prennent le règlement et ' +
      'les retraits, dans quel mode tourne cette installation et quelle licence elle a.',
  },
  lead:
    'Comment va cette installation, mesuré par elle-même. Seuls son mode et sa licence sont ' +
    'ce que son exploitant a réglé.',
  missing: {
    title: 'Pas encore ouverte au trading live',
    lead:
      'Le règlement et les retraits continuent. Les opérations live ne sont pas prises, ' +
      'parce que :',
    says: {
      no_company: 'L’entité juridique n’est pas nommée dans les réglages.',
      no_licence: 'Il n’y a pas de licence dans les réglages.',
      licence_ended: 'La licence a pris fin le {@day}.',
      no_countries: 'Aucun pays ne figure sur la liste des pays dont les clients peuvent venir.',
      countries_unlicensed: 'La liste des pays en contient pour lesquels la licence ne vaut pas.',
      price_sources: 'Le flux de cours n’est pas un vrai flux avec au moins deux sources.',
      no_mail_server: 'Il n’y a pas de serveur d’e-mail (SMTP_URL).',
      no_https: 'PUBLIC_URL n’est pas une adresse https://.',
      few_staff_factors: 'Moins de deux membres de l’équipe ont un second facteur.',
    },
  },
  leads: {
    prices:
      'Chaque cours nomme sa source. Les cours simulés ne sont ceux d’aucun marché, les cours ' +
      'rejoués ceux d’un marché à un autre moment ; leur source le dit.',
    compared:
      'Chaque cours est la médiane de ce que disent ces plateformes, sans celles qui sont ' +
      'trop vieilles, immobiles ou trop loin des autres. Là où deux d’entre elles sont en ' +
      'désaccord, ou que l’une reste seule une minute, il n’y a pas de cours, et personne ne ' +
      'trade.',
    settlement:
      'De la fin d’une opération à son résultat enregistré, pour les opérations réglées dans ' +
      'la dernière heure.',
    voids:
      'Les opérations qui ont fini invalides faute de cours, de sorte que la mise est ' +
      'revenue, parmi celles réglées dans le dernier jour. Ce que nous avons manqué ' +
      'nous-mêmes est redemandé avant qu’une opération soit invalide.',
    withdrawals:
      'De la demande au paiement. Nous promettons cinq jours ouvrés, et comptons ce qui prend ' +
      'plus longtemps.',
  },
  licence: {
    none: 'Aucune licence n’est configurée. Cette installation est une démonstration.',
    noneLive: 'Aucune licence n’est configurée, les opérations live ne sont donc pas prises.',
    regulator: 'Régulateur',
    number: 'Numéro',
    countries: 'Pays',
    expires: 'Prend fin le',
    ended: (day) => `A pris fin le ${day}`,
    register: 'La consulter dans le registre public',
  },
}
