// In French: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Plans d’investissement',
  trail: 'Plans de trading',
  description:
    'Quatre plans selon l’apport. Le chiffre d’un plan est ce que vous avez déposé, moins ce ' +
    'que vous avez retiré, pas un prix : rien n’est facturé. Trader à la main ne demande pas ' +
    'de plan.',
  lead:
    'Un plan est un palier selon l’apport. Son chiffre est ce que vous avez déposé, moins ' +
    'ce que vous avez retiré, pas un prix. Rien n’est facturé pour un plan.',
  plansTitle: 'Les quatre plans',
  funding: 'Apport : dépôts moins retraits',
  stays: 'Ce que vous ne perdez pas en tradant reste à vous.',
  trades: (count) =>
    count === 1
      ? 'Une opération automatique par jour'
      : `${count} opérations automatiques par jour`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Système de trading automatique',
  purchase: 'Choisir',
  purchaseOf: (name) => `Choisir ${name}`,
  purchaseNote:
    '« Choisir » ouvre les plans dans votre compte, après connexion si nécessaire. Les plans ' +
    'relèvent du compte live. Rien n’est pris sur votre solde.',
  sections: [
    {
      title: 'Ce que le chiffre veut dire',
      paragraphs: [
        'Le chiffre en dollars est l’apport que demande un plan : tous vos dépôts crédités, ' +
          'moins tout ce que vous avez retiré. Une fois que vous avez apporté autant, vous ' +
          'pouvez choisir le plan. L’argent ne nous est pas payé pour cela : vous tradez avec, ' +
          'pouvez le perdre ainsi, et pouvez retirer ce qui reste.',
        'Si vous retirez tant que l’apport tombe sous le chiffre, c’est votre droit. Aucun ' +
          'plan ne retient d’argent, et aucun plan ne doit être choisi, payé ou relevé avant un ' +
          'retrait.',
      ],
    },
    {
      title: 'Ce que fait un plan',
      paragraphs: [
        'Chaque plan nomme combien d’opérations par jour le système de trading automatique, ' +
          'ATS en abrégé, peut passer pour vous sur le compte live. Vous choisissez les règles ' +
          'qu’il suit et les limites qu’il respecte, l’essayez d’abord sur la démo, et pouvez ' +
          'le désactiver à tout moment. Rien n’est traité pour vous avant que vous l’activiez.',
        'Les règles sont publiées avec le bilan de chacune. D’aucune règle ici on ne sait ' +
          'qu’elle gagne, et la marge dans chaque prix est de notre côté.',
        'Trader à la main ne demande pas de plan. À moins que l’exploitant en ait décidé ' +
          'autrement ici, les opérations que vous passez vous-même ne sont comptées dans aucun ' +
          'plan.',
      ],
    },
    {
      title: 'Ce qu’un plan ne fait pas',
      paragraphs: [
        'Il ne donne pas de meilleures chances. Les prix, les strikes et notre marge sont les ' +
          'mêmes pour chaque client, avec un plan ou sans. « VIP » est le nom de l’étiquette du ' +
          'plus grand plan, pas une autre façon de régler les opérations.',
        'Il ne rend pas les pertes moins probables, et n’est pas un conseil. Apporter ' +
          'davantage veut seulement dire qu’il y a plus à perdre. Si vous n’êtes pas sûr, ' +
          'prenez le compte démo et aucun plan.',
      ],
    },
    {
      title: 'Comment un plan est choisi et relevé',
      paragraphs: [
        'Le premier plan est attribué dès que vous le demandez et que votre apport est là ; ' +
          's’il ne l’est pas, on vous dit ce qui manque. Un plan plus élevé par la suite est ' +
          'une demande, qu’un membre de l’équipe examine. Vous pouvez rester sans plan aussi ' +
          'longtemps que vous voulez.',
      ],
    },
  ],
  riskTitle: 'Avant d’apporter quoi que ce soit',
  risk:
    'N’apportez que de l’argent que vous pouvez perdre. Chaque opération peut vous coûter ' +
    'tout son montant en quelques minutes. Vous pouvez fixer dans votre compte vos propres ' +
    'limites de dépôts et de pertes, et les abaisser agit aussitôt.',
}
