// In French: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Retraits payés',
  description:
    'Les retraits qui ont été payés : montant, destination abrégée, et la transaction où ' +
    'chacun peut les consulter.',
  lead:
    'Les retraits dont l’argent est parti, et rien d’autre. La liste est faite d’après le ' +
    'grand livre ; qu’une banque a payé est ce que l’équipe a noté.',
  loading: 'Chargement de la liste',
  none: 'Encore aucun retrait payé',
  noneWhy:
    'Un retrait apparaît ici une fois que son argent a quitté le grand livre et que son ' +
    'paiement a un numéro.',
  sandbox:
    'Cette installation est un bac à sable : ce qui en part est de l’argent fictif et des ' +
    'cryptos de test.',
  newest: 'Les plus récents',
  howLong: 'Combien de temps cela a pris',
  half: (time) => `La moitié en ${time}`,
  of: (count, from) => `${count} payés à partir du ${from}`,
  fewMedians: 'Trop peu ont été payés récemment pour dire combien de temps l’un prend.',
  label: 'Retraits payés, les plus récents d’abord',
  paid: 'Payé (UTC)',
  method: 'Moyen',
  methods: { ...coinNames, bank: 'Virement bancaire' },
  amount: 'Montant',
  destination: 'Vers',
  bankAccount: 'Compte bancaire',
  transaction: 'Transaction',
  noTransaction: 'Non public',
  look: (id) => `Consulter la transaction ${id} dans un explorateur public`,
  networks: {
    main: null,
    test: 'Réseau de test',
    local: 'Chaîne de test privée',
    simulated: 'Chaîne simulée',
  },
  about: 'Ce que vous voyez, et ce que vous ne voyez pas',
  aboutText: [
    'Les montants sont ce qui est parti, après les frais. D’une adresse, les six premiers et ' +
      'les quatre derniers signes sont montrés : assez pour trouver la vôtre, trop peu pour ' +
      'écrire à celle d’un autre.',
    'D’un compte bancaire, rien n’est montré, puisque personne ne pourrait de toute façon le ' +
      'consulter.',
    'Ce qui attend, a été refusé ou a été annulé n’est pas dans la liste. Combien attendent, ' +
      'et combien depuis plus longtemps que promis, est sur la page d’état.',
  ],
  status: 'Vers la page d’état',
}
