// Bitcoin Cash, explained in French.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Trader le bitcoin cash',
  description:
    'Ce qu’est le bitcoin cash, pourquoi il s’est séparé du bitcoin, ce qui fait ' +
    'bouger son cours, et ce que coûte et risque ici une opération courte, avec le ' +
    'cours en direct et un exemple chiffré.',
  lead:
    'Une monnaie qui partage ses premières années avec le bitcoin et l’a quitté pour ' +
    'une seule question : combien tient dans un bloc. Ce qu’il en est advenu, et ce ' +
    'que signifie ici une opération dessus.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Bitcoin Cash est une branche de Bitcoin. Jusqu’au jour de la séparation, les deux ' +
          'ont le même registre, écriture pour écriture ; depuis, chacun a le sien. Qui ' +
          'détenait du bitcoin ce jour-là détenait aussi le même nombre de bitcoin cash.',
        'Ses partisans veulent que les pièces soient dépensées, en magasin et par-delà les ' +
          'frontières, pour des frais trop petits pour être remarqués. Il ne peut y en avoir ' +
          'plus que de bitcoins, un peu moins de vingt et un millions.',
      ],
    },
    {
      title: 'Comment il fonctionne',
      paragraphs: [
        'La mécanique est celle du bitcoin. Les paiements sont signés avec des clés ' +
          'privées, des mineurs les rassemblent en blocs toutes les dix minutes environ, et ' +
          'à peu près tous les quatre ans la récompense d’un bloc est divisée par deux. La ' +
          'différence est la place : un bloc peut être bien des fois plus grand que la ' +
          'limite d’origine du bitcoin ; les paiements font donc rarement la queue et les ' +
          'frais restent à des fractions de centime.',
        'Les deux monnaies sont minées avec les mêmes machines. Un mineur peut passer ' +
          'd’une chaîne à l’autre en quelques minutes, et va où une heure de travail ' +
          'rapporte plus. Bitcoin Cash ajuste donc la difficulté de son énigme à chaque ' +
          'bloc. Comme bien moins de calcul le garde que le bitcoin, une attaque contre sa ' +
          'chaîne coûterait aussi bien moins.',
      ],
    },
    {
      title: 'Ce qui fait bouger son cours',
      paragraphs: [
        'Ce qui le fait bouger est surtout le bitcoin. Quand la grande monnaie tombe, la ' +
          'petite tombe d’ordinaire avec elle, et souvent plus bas, car moins d’ordres ' +
          'attendent de chaque côté. Les nouvelles qui lui sont propres viennent de disputes ' +
          'entre développeurs, de mises à niveau, et de places qui l’admettent ou le ' +
          'retirent.',
        'La paire avec le bitcoin enlève le mouvement commun. Ce qui reste est la façon ' +
          'dont le marché pèse l’un contre l’autre : plus calme la plupart des jours, avec ' +
          'des sauts quand quelque chose ne concerne qu’un des deux.',
        'Sur quelques minutes, le hasard l’emporte sur tout cela.',
      ],
    },
    {
      title: 'Une courte histoire',
      paragraphs: [
        'Pendant des années, les utilisateurs du bitcoin se sont disputés sur sa limite de ' +
          'taille des blocs. Les uns voulaient des blocs plus grands et des paiements bon ' +
          'marché ; les autres des blocs assez petits pour que chacun puisse les vérifier ' +
          'chez soi. Le premier août de la neuvième année du bitcoin, le camp des grands ' +
          'blocs a lancé sa propre chaîne.',
        'Cet hiver-là, tout le marché s’est envolé. Une grande place américaine a admis la ' +
          'monnaie sans prévenir, le cours a bondi, et la place a suspendu les échanges le ' +
          'soir même. L’automne suivant, les partisans eux-mêmes se sont brouillés. Deux ' +
          'camps ont dépensé des semaines de calcul l’un contre l’autre, et une autre ' +
          'monnaie, Bitcoin SV, s’est détachée. Deux ans plus tard, une nouvelle querelle, ' +
          'sur la rémunération des développeurs par la récompense des blocs, a mené à une ' +
          'séparation de plus.',
        'Le cours est resté la plupart du temps bien en dessous de celui de son premier ' +
          'hiver. Le réseau a continué de fonctionner, avec bien moins de paiements que ses ' +
          'blocs n’ont de place.',
      ],
    },
    {
      title: 'Le trader ici',
      paragraphs: [
        'Vous n’achetez pas la monnaie ici et n’en détenez jamais. Vous choisissez un ' +
          'montant et une durée, et dites si le cours finira au-dessus ou au-dessous d’un ' +
          'strike. Avant de décider, vous voyez où se trouverait le strike, ce que vous ' +
          'gagnez si vous avez raison et perdez si vous avez tort. Sa distance est fixée ' +
          'quand votre ordre est accepté. Votre entrée est le premier cours un instant plus ' +
          'tard ; le dernier cours à l’échéance ou avant décide.',
        'Notez le tick, le plus petit pas du cours. Face au bitcoin, le cours est une ' +
          'petite fraction avec beaucoup de décimales. Là où un instrument bouge à peine ' +
          'pendant un moment, certains strikes ne peuvent pas être placés équitablement, et ' +
          'nous n’en proposons alors aucun.',
      ],
    },
    {
      title: 'Ce que vous risquez',
      paragraphs: [
        'Vous pouvez perdre tout le montant de chaque opération. Notre marge fait partie ' +
          'de chaque strike ; sur beaucoup d’opérations, le résultat moyen est donc une ' +
          'perte. Dans un marché mince, un seul grand ordre peut faire passer le cours par ' +
          'votre strike et retour. S’il manque des cours frais à la fin, l’opération est ' +
          'nulle et votre mise revient ; cela vous protège d’un mauvais cours, pas d’un ' +
          'mauvais résultat. Ne tradez qu’avec ce dont vous pouvez vous passer.',
      ],
    },
  ],
}
