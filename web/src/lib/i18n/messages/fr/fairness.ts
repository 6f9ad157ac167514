// In French: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Cours d’entrée',
  strike: 'Strike',
  exit: 'Cours de sortie',
  status: 'Gagnée, perdue, égalité ou invalide',
  payout: 'Ce qui a été versé',
  sources: 'Médiane des sources',
}

export const fairness: Messages<typeof english> = {
  title: 'Équité',
  description:
    'Comment un prix est fait, comment une opération est réglée, comment vérifier vous-même ' +
    'un reçu, et combien de fois des opérations calculées avec une chance ont vraiment gagné.',
  lead:
    'Vous ne devriez pas avoir à nous croire. Cette page dit comment un prix est fait et ' +
    'comment une opération finit, montre comment recalculer vous-même un reçu, et énumère ' +
    'd’où nous savons chacune de nos affirmations.',
  contents: 'Sur cette page',
  price: {
    title: 'Comment un prix est fait',
    paragraphs: [
      'Chaque option nomme un gain : ce que vous gagnez si vous avez raison, en part de votre ' +
        'mise. Un petit gain doit être facile à obtenir et un grand difficile. Nous ne ' +
        'changeons donc pas le gain pour qu’il convienne aux chances ; nous déplaçons le ' +
        'strike. Il se trouve là où gagner est aussi probable que le gain l’exige, moins une ' +
        'marge, d’aussi près que le tick le permet.',
      'Où cela se trouve dépend de combien le cours a coutume de bouger. Nous le mesurons sur ' +
        'les dernières minutes et les derniers jours de l’instrument lui-même, en ne regardant ' +
        'qu’en arrière. Du même historique nous apprenons combien de fois un mouvement de ' +
        'chaque taille se produit sur chaque durée. Les vrais cours sont plus souvent calmes ' +
        'que ne le dit la courbe en cloche des manuels, et plus souvent agités aussi ; nous ' +
        'comptons donc ce qui s’est vraiment passé.',
      'Les deux directions sont traitées de la même façon. Le strike d’un Buy et celui d’un ' +
        'Sell viennent d’une seule et même courbe, quelle que soit la tendance du jour. Le ' +
        'strike est arrondi au tick, le plus petit pas du cours, et toujours en votre faveur.',
      'La marge est la même pour chaque option, chaque client et les deux comptes, démo et ' +
        'live. Elle est montrée avant chaque opération. Là où un strike équitable ne peut pas ' +
        'être placé, parce que l’historique manque ou que le marché est trop calme, nous n’en ' +
        'proposons aucun.',
    ],
    drawing:
      'Une colline de cours finaux possibles : les petits mouvements sont fréquents, les ' +
      'grands rares. Une ligne marque le strike, et la partie de la colline au-delà est la ' +
      'part des opérations qui gagnent.',
    hill: 'combien de fois le cours finit ici',
    strike: 'strike',
    now: 'cours maintenant',
    wins: 'un Buy gagne',
    loses: 'un Buy perd',
  },
  formula: {
    title: 'La formule, avec un exemple',
    tag: 'Exemple',
    lead:
      'Les chiffres sont inventés, mais ils s’accordent : un Buy qui rapporte ' +
      'soixante-quinze pour cent si vous avez raison, sur quinze minutes.',
    steps: {
      chance: [
        'Chance de gain',
        'La probabilité d’un gain d’après laquelle le prix est fait : un moins la marge m, ' +
          'divisé par un plus le gain r.',
      ],
      factor: [
        'Facteur de strike',
        'À quelle distance de l’entrée se trouve le strike. v est la volatilité pour une ' +
          'seconde, T la durée en secondes, q le mouvement qui n’est pas dépassé aussi souvent ' +
          'que la chance le dit. Un Buy retranche q, un Sell l’ajoute.',
      ],
      strike: [
        'Strike',
        'Le cours d’entrée multiplié par le facteur, arrondi au tick : vers le bas pour un ' +
          'Buy, vers le haut pour un Sell.',
      ],
      payout: ['Si vous avez raison', 'La mise et le gain sur elle, au cent près.'],
    },
  },
  settlement: {
    title: 'Comment une opération est réglée',
    paragraphs: [
      'Quand votre ordre est accepté, ses conditions sont fixées : mise, gain, durée, marge ' +
        'et distance du strike. Le cours d’entrée n’est pas encore connu, ni de vous ni de ' +
        'nous. C’est le premier cours après l’acceptation et un court délai fixe, le même pour ' +
        'tous, de sorte que personne ne gagne à entendre un cours avant nous. L’instrument, le ' +
        'formulaire d’opération et le reçu disent combien il dure. S’il n’y a pas de cours dans ' +
        'les dix secondes qui suivent, l’opération est invalide et votre mise revient.',
      'De ce qu’une source rapporte, nous prenons au plus un cours par quart de seconde ; ' +
        'celui qui doit attendre porte l’heure à laquelle commence le quart suivant. Un saut ' +
        'soudain ne compte que lorsqu’un second rapport le confirme, et un rapport qui vient ' +
        'trop tard est laissé de côté.',
      'Le cours de sortie est le dernier à l’échéance ou avant, à la milliseconde près, selon ' +
        'l’heure que sa source lui donne. Là où c’est annoncé avant que vous traitiez, la ' +
        'moyenne des dernières secondes décide d’une opération de deux minutes ou moins, à un ' +
        'strike fait pour elle. Un cours d’après l’échéance n’est jamais utilisé, si tard que ' +
        'vienne le règlement. Les cours que nous avons manqués sont redemandés à la source, ' +
        'pendant une heure, avant qu’une opération soit invalide.',
      'Un Buy gagne si la sortie est au-dessus du strike, un Sell si elle est au-dessous. Si ' +
        'elle est sur le strike, c’est une égalité et la mise revient. Si le cours de sortie ' +
        'est trop vieux à l’échéance (cinq secondes pour les cryptomonnaies, dix pour tout le ' +
        'reste), ou si aucun cours n’a suivi l’entrée, l’opération est invalide et la mise ' +
        'revient. Des données manquantes ne font jamais une perte.',
      'Les opérations et les résultats ne sont jamais qu’ajoutés, et un cours enregistré ' +
        'n’est jamais changé. Aucun écran, aucun appel et aucun rôle ne modifie un cours, ne ' +
        'choisit un gagnant ou ne règle une opération de nouveau. Si nous vous devons quelque ' +
        'chose pour une erreur de notre part, c’est un paiement à part avec un motif que vous ' +
        'voyez, et jamais un autre résultat.',
    ],
    drawing:
      'Des cours en points le long d’une ligne du temps. Le premier point après l’ordre est ' +
      'l’entrée, le dernier point jusqu’à l’échéance est la sortie, et un point après ' +
      'l’échéance ne compte pas.',
    order: 'ordre',
    entry: 'entrée',
    exit: 'sortie',
    expiry: 'échéance',
    late: 'trop tard',
  },
  calibration: {
    title: 'Est-ce que cela se vérifie ?',
    paragraphs: [
      'Un prix qui dit « ceci gagne dans tant d’opérations sur cent » peut être mis à ' +
        'l’épreuve. Nous avons fait passer des cours enregistrés de vrais marchés par ce ' +
        'programme même, placé un ordre à chaque minute (dans les listes d’opérations toutes ' +
        'les dix secondes), des deux côtés de chaque option et à chaque durée, et compté.',
      'Dans les dessins, chaque point est une option à une durée. En largeur se trouve la ' +
        'chance d’après laquelle le prix était fait, en hauteur la part qui a vraiment gagné. ' +
        'Un point parfait est sur la ligne.',
    ],
    none: 'Le calibrage ne peut pas être montré pour le moment.',
    retry: 'Réessayer',
    loading: 'Chargement du calibrage',
    summary: 'Chaque enregistrement, durées d’une minute à une heure',
    file: 'Enregistrement',
    note: 'Longueur',
    notes: {
      minutes: '{length} min',
      days: '{length} jours',
      spot_too_old: '{percent} % des ordres refusés, le cours trop vieux',
      seldom_quoted: '{left_out} lignes sur {rows} laissées de côté, rarement cotées',
      too_little: 'trop court, ou trop calme, pour calculer quoi que ce soit',
    },
    worst: 'Pire erreur (points)',
    mean: 'Erreur moyenne (points)',
    kept: (priced) => `Marge conservée, sur ${priced} prévus`,
    inside: 'Dans la part du hasard (95 %)',
    draws: 'Égalités',
    plot: (file) => `${file} : part gagnée contre chance calculée`,
    plotTitle: (file) => `Calculé et observé : ${file}`,
    across: 'calculé',
    upward: 'observé',
    table: (file) => `Part gagnée moins chance calculée, en points : ${file}`,
    duration: 'Durée',
    priced: 'calculé',
    openTable: 'Chaque option et chaque durée',
    limits:
      'Ce que cela ne peut pas montrer : dans quel sens un cours ira, ce qu’apporte un seul ' +
      'jour, et comment ce sera dans un mois qui ne ressemble à aucun autre. Dans les mois ' +
      'qui vont fortement dans un sens, les Buy et les Sell se trompent à peu près d’autant, ' +
      'en sens opposés. Un prix qui ne favorise ni l’un ni l’autre ne peut pas corriger cela.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Quelqu’un connaît-il les cours avant nous ?',
    paragraphs: [
      'Qui entend un marché avant nous achèterait juste avant que notre cours monte. Nous ' +
        'mesurons donc où les cours sont allés juste après les entrées, dans le sens où chaque ' +
        'client a misé. Sur beaucoup d’opérations ce n’est rien, à moins que quelqu’un soit ' +
        'plus rapide. Le délai fixe de l’entrée est là pour cela, le même pour tous.',
      'On le regarde pour tout le monde ensemble, et cela ne change rien pour aucun client en ' +
        'particulier.',
    ],
    few: 'Il y a trop peu d’opérations live ces derniers temps pour le dire.',
    table: 'Mouvements après l’entrée, dans le sens où les clients misent',
    move: 'Mouvement',
    after: { one: 'Après une seconde', five: 'Après cinq secondes' },
    below: (bound) => `moins de ${bound} pb`,
    between: (from, to) => `${from} à ${to} pb`,
    above: (bound) => `${bound} pb ou plus`,
    mean: 'En moyenne',
    meanOf: (mean, within) => `${mean} pb ; jusqu’à ± ${within} peut être du hasard`,
    bp: 'pb : points de base, centièmes de pour cent.',
  },
  claims: {
    title: 'Ce que nous affirmons, et d’où nous le savons',
    paragraphs: [
      'Chaque chiffre et chaque état sur les pages publiques est une affirmation ' +
        'enregistrée : mesurée sur les données mêmes de cette installation, réglée par ' +
        'l’exploitant, déclarée dans un document nommé, une règle du programme, ou comptée sur ' +
        'des enregistrements nommés. Celle qui n’a pas de source ici, ou trop peu derrière ' +
        'elle, n’est montrée nulle part.',
      'Voici toutes celles qui peuvent être montrées maintenant.',
    ],
    none: 'La liste des affirmations ne peut pas être montrée pour le moment.',
    names: {
      instruments: 'Instruments cotés',
      tradable_instruments: 'Instruments qui peuvent être traités',
      demo_days: 'Durée du compte démo en jours',
      demo_money: 'Argent fictif d’un compte démo',
      top_payout: 'Plus grand gain proposé, en part de la mise',
      margin_rate: 'Notre marge',
      loss_share: 'Part des comptes live qui ont perdu de l’argent',
      loss_median: 'Ce que la moitié de ceux qui ont perdu a perdu au moins',
      payouts_made: 'Retraits payés en douze mois',
      segregated_funds: 'L’argent des clients est tenu à part',
      founded: 'Fondée',
      licensed: 'Licence',
      signal_accuracy: 'Précision des signaux',
      tournaments: 'Tournois',
      bonuses: 'Primes',
      cashback: 'Remises en argent',
      promo_codes: 'Codes promotionnels',
      referrals: 'Récompenses de parrainage',
      prices: 'Cours',
      instrument_terms: 'Conditions de chaque instrument',
      strike_rates: 'Les options et leurs gains',
      durations: 'Durées',
      margin: 'Marge de chaque prix',
      plans: 'Les plans',
      calibration: 'Le calibrage ci-dessus',
      markouts: 'Les cours après les entrées, ci-dessus',
      payouts: 'Retraits payés',
      signals: 'Les signaux et leurs bilans',
      status: 'État de cette installation',
      contacts: 'Moyens de contact',
      operator: 'L’exploitant',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Comment vérifier un reçu',
  tag: 'Exemple',
  card: 'Exemple de reçu',
  facts: {
    pair: 'Paire',
    side: 'Côté et option',
    amount: 'Montant',
    accepted: 'Acceptée',
    expires: 'Échoit',
    margin: 'Marge',
    volatility: 'Volatilité',
    quantile: 'Quantile',
    factor: 'Facteur de strike',
    entry: 'Cours d’entrée',
    strike: 'Strike',
    exit: 'Cours de sortie',
    status: 'Résultat',
    payout: 'Versé',
  },
  variants: {
    honest: 'Tel quel',
    exit: 'Un autre cours de sortie',
    factor: 'Un autre facteur de strike',
    payout: 'Versement moindre',
  },
  variantsLabel: 'Ce que dit le reçu',
  checks,
  agrees: 'Concorde',
  differs: 'Diffère',
  stated: (text) => `Il dit ${text}`,
  computed: (text) => `recalculé : ${text}`,
  none: 'aucun',
  allAgree: 'Tout concorde.',
  someDiffer: 'Il se contredit.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Chaque opération a un reçu à télécharger. En voici un avec des chiffres inventés. ' +
    'Parcourez-le avec une calculatrice, ou laissez faire votre navigateur.',
  ticksTitle: 'Les cours qui y figurent',
  tickNumber: 'Numéro',
  tickTime: 'Heure (UTC)',
  tickPrice: 'Cours',
  browserTitle: 'Dans votre navigateur',
  browserLead:
    'Ceci fait la même vérification qu’un vrai reçu, sans interroger notre serveur. Changez-y ' +
    'quelque chose et il n’est plus d’accord avec lui-même.',
  stepsTitle: 'À la main',
  steps: [
    'Trouvez l’entrée : parmi les cours de la liste, le premier qui vient après l’acceptation ' +
      'et le délai.',
    'Multipliez-le par le facteur de strike et coupez-le au tick, vers le bas pour un Buy et ' +
      'vers le haut pour un Sell. Ce doit être le strike.',
    'Trouvez la sortie : le dernier cours à l’échéance ou avant, ou la moyenne si le reçu en ' +
      'a une. Il ne doit pas être trop vieux.',
    'Comparez la sortie et le strike. Cela décide si l’opération a gagné.',
    'Gagnée : la mise et le gain sur elle. Égalité ou invalide : la mise. Perdue : rien.',
  ],
  beyond:
    'Un reçu prouve qu’une opération a été réglée d’après ses cours. Que ces cours soient ' +
    'ceux du marché est une autre question : chacun porte sa source et son numéro, vous ' +
    'pouvez donc le comparer avec la source. Les cours faits par une simulation le disent ' +
    'partout où ils sont montrés.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Vérifier un reçu que quelqu’un a enregistré',
  paragraphs: [
    'Chaque reçu peut être enregistré signé. Le fichier contient les conditions, le résultat ' +
      'et tous les cours des minutes qui en décident, chacun avec la preuve qu’il figure dans ' +
      'notre journal public, dont chacun peut copier chaque entrée. Nous ne pouvons rien en ' +
      'changer plus tard sans que le fichier le dise.',
    'Choisissez un tel fichier, le vôtre ou celui d’un inconnu. Votre navigateur vérifie les ' +
      'signatures et les preuves, et recalcule le résultat d’après les cours du journal. Les ' +
      'mêmes vérifications existent en un programme à exécuter vous-même, et en un autre en Go ' +
      'dont la cryptographie n’est pas de nous.',
  ],
}
