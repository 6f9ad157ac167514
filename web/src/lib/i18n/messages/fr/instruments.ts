// In French: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Instruments financiers',
  description:
    'Tout ce qui est coté ici, des cryptomonnaies aux actions : chaque cours avec sa source ' +
    'et son âge, un graphique et des indicateurs.',
  lead:
    'Certains peuvent être traités ; les autres sont montrés pour comparaison. Chaque cours ' +
    'dit qui le donne et quel âge il a.',
  market: 'Vue du marché',
  tabs: 'Genres d’instruments',
  tab: {
    crypto: 'Cryptomonnaies',
    currencies: 'Devises',
    indices: 'Indices boursiers',
    commodities: 'Matières premières',
    bonds: 'Obligations',
    stocks: 'Actions',
    catalogue: 'Catalogue élargi',
  },
  catalogueNote: 'Ceux-ci sont cotés pour comparaison et ne sont pas traités ici.',
  search: 'Chercher dans tous les instruments',
  searchHint: 'Nom ou code, p. ex. ETH',
  sort: 'Ordre',
  sortOptions: {
    listed: 'Comme dans la liste',
    name: 'Nom',
    price: 'Cours, le plus haut d’abord',
    priceUp: 'Cours, le plus bas d’abord',
    change: 'Variation, la plus haute d’abord',
    changeDown: 'Variation, la plus basse d’abord',
    nameDown: 'Nom, depuis la fin',
  },
  columns: { name: 'Instrument', day: 'Dernier jour', price: 'Cours', change: '24 h' },
  found: (count) => (count === 1 ? 'Un instrument trouvé.' : `${count} instruments trouvés.`),
  nothing: 'Aucun instrument de ce genre ne s’appelle ainsi.',
  elsewhere: (count, tab) => `${count} dans ${tab}`,
  more: (left) => `En montrer plus (reste ${left})`,
  pricesAt: (time) => `Cours à ${time} UTC.`,
  live: 'Ils bougent à mesure que de nouveaux arrivent.',
  showChart: (name) => `Montrer le graphique de ${name}`,
  chosen: 'L’instrument choisi',
  open: (name) => `${name} en détail`,
  failed: 'Le marché n’a pas pu être chargé.',

  technical: 'Résumé technique',
  technicalLead: (interval) => `Calculé par nous d’après les clôtures de bougies de ${interval}.`,
  intervals: { 60: 'une minute', 900: '15 min', 3600: 'une heure', 86400: 'un jour' },
  indicator: 'Indicateur',
  value: 'Valeur',
  says: 'Ce qu’il dit maintenant',
  tooFew: 'Trop peu d’historique pour celui-ci.',
  waiting: 'En cours de calcul.',
  average: {
    sma20: 'Moyenne sur 20',
    sma50: 'Moyenne sur 50',
    ema20: 'Moyenne exponentielle sur 20',
  },
  averageSays: {
    above: 'Le cours est au-dessus de cette moyenne.',
    below: 'Le cours est au-dessous de cette moyenne.',
    level: 'Le cours est sur cette moyenne.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high:
      'Les hausses ont nettement dépassé les baisses dans les 14 dernières bougies (70 ou ' +
      'plus).',
    low:
      'Les baisses ont nettement dépassé les hausses dans les 14 dernières bougies (30 ou ' +
      'moins).',
    middle: 'Ni hausses ni baisses ne l’ont nettement emporté (entre 30 et 70).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nsignal : ${signal}`,
  macdSays: {
    above: 'La ligne est au-dessus de son signal : la tendance courte a gagné sur la longue.',
    below:
      'La ligne est au-dessous de son signal : la tendance courte a pris du retard sur la longue.',
    level: 'La ligne est sur son signal.',
  },
  bands: 'Bandes de Bollinger (20, 2)',
  bandsValue: (lower, upper) => `${lower}\nà ${upper}`,
  bandsSays: {
    above:
      'Le cours est au-dessus de la bande supérieure : loin au-dessus de sa moyenne pour ce ' +
      'qu’il bouge.',
    below:
      'Le cours est au-dessous de la bande inférieure : loin au-dessous de sa moyenne pour ce ' +
      'qu’il bouge.',
    within: 'Le cours est entre les bandes.',
  },
  means: 'Ce que chacun veut dire, et où il s’arrête',
  limits:
    'Tous sont calculés d’après les seuls cours passés. Aucun ne dit ce qu’un cours fera ' +
    'ensuite, et aucun n’est un conseil. La chance dans un prix ici ne vient pas d’eux.',

  crypto: 'Une paire de cryptomonnaies ou d’une cryptomonnaie et d’une devise',
  pair: 'Une paire de devises',
  ofExchange: {
    Indices: 'un indice d’actions',
    Commodities: 'une matière première',
    Bonds: 'une obligation d’État',
    Stocks: 'une action',
  },
  quoted: 'Coté, non traité ici',
  tradedLead: (kind) => `${kind}. Se traite ici, à durées fixes.`,
  quotedLead: (kind) => `${kind}. Coté ici pour comparaison, sans prise d’ordres.`,
  pageTitle: (name) => `${name} : cours, graphique et conditions`,
  pageDescription: (name) =>
    `${name} : le cours avec sa source et son âge, un graphique, ce que disent les ` +
    'indicateurs, et les conditions pour le traiter.',
  behaviour: {
    title: 'Comment il a bougé',
    volatility: 'Volatilité',
    aYear: (share) => `${share} par an`,
    with: (index) => `Corrélation avec ${index}`,
    tooLittle: 'Pas encore connu : il faut trois jours de bourse entiers',
    from: (days, until) =>
      `Calculé par nous d’après les clôtures horaires de ${days} jours de bourse jusqu’au ` +
      `${until}, nuits comprises.`,
    means:
      'La volatilité est l’ampleur des montées et des descentes du cours, ramenée à un an ; ' +
      'elle ne dit rien de la direction. La corrélation est la mesure dans laquelle ses ' +
      'mouvements horaires sont allés avec ceux de l’indice : ensemble à 1, chacun de son ' +
      'côté à 0, l’un contre l’autre à \u22121. Toutes deux sont du passé, et changent.',
  },
  price: 'Cours et graphique',
  terms: 'Conditions',
  termsQuoted: 'Ce qui est coté',
  facts: {
    code: 'Code',
    exchange: 'Bourse',
    currency: 'Devise',
    tick: 'Plus petit pas du cours',
    hours: 'Heures',
    taken: 'Dont traitées ici',
    now: 'Maintenant',
    durations: 'Durées',
    amount: 'Montant d’une opération',
    payout: 'Maximum versé sur les opérations ouvertes d’un client',
    margin: 'Notre marge dans chaque prix',
    age: 'Cours le plus vieux qui prend des ordres',
    delay: 'Entrée : premier cours après',
  },
  takenHours: (from, to) => `de ${from} à ${to} (UTC)`,
  eveningBefore: (time) => `${time} la veille au soir`,
  sessionsIn: (times, city) =>
    `Du lundi au vendredi, ${times} (heure locale : ${city}), sauf jours fériés.`,
  holidayOn: (date) => `Le prochain est le ${date}.`,
  always: 'Tous les jours, jour et nuit',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Fermé de ${fromDay} ${fromTime} à ${toDay} ${toTime} (UTC), chaque semaine`,
  days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  openNow: 'Ouvert',
  openUntil: (when) => `Ouvert jusqu’à ${when} UTC`,
  closedUntil: (when) => `Fermé jusqu’à ${when} UTC`,
  durationsNote: 'Celles qui finissent avant la fermeture du marché sont proposées.',
  between: (least, most) => `${least} à ${most}`,
  seconds: (seconds) => `${seconds} secondes`,
  strikeRates: 'Taux de strike',
  strikeRatesLead:
    'Un taux de strike est le gain sur le montant si vous avez raison. Le strike est placé à ' +
    'une distance du cours telle que ce gain soit calculé équitablement, moins notre marge.',
  rateColumns: { rate: 'Taux de strike', buy: 'Gain sur Buy', sell: 'Gain sur Sell' },
  meansHere: 'Ce que le traiter ici veut dire',
  meansTraded: (name) => [
    `Vous ne possédez jamais ${name}. Vous dites si son cours finira au-dessus ou au-dessous ` +
      'd’un strike après un temps que vous choisissez, et misez un montant dessus.',
    'Si vous avez raison, vous récupérez le montant avec le gain montré à l’avance. Si vous ' +
      'avez tort, le montant est perdu, en entier. Si le cours finit exactement sur le strike, ' +
      'le montant revient.',
    'Nous sommes l’autre côté de chaque opération, et notre marge est dans chaque prix : sur ' +
      'beaucoup d’opérations, la plupart des gens perdent. Le cours qui décide est la série ' +
      'enregistrée que chacun peut lire ici.',
  ],
  meansQuoted: (name) => [
    `${name} n’est pas traité ici : son cours est montré pour comparaison.`,
    'Ce qui peut être traité est marqué dans la vue du marché.',
  ],
  trade: (name) => `Trader ${name}`,
  demoNote: 'Un compte démo ne prend pas d’argent.',
  overview: 'Vue du marché',
  about: (coin) => `À propos : ${coin}`,
  readFairness: 'Comment un prix est fait, et comment le vérifier',
  readRisk: 'Avertissement sur les risques',
}
