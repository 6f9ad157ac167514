// Ethereum and its coin ether, explained in French.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Trader l’ethereum',
  description:
    'Ce que sont l’ethereum et sa monnaie, l’ether, comment ils fonctionnent, ce qui ' +
    'fait bouger le cours, et ce que coûte et risque ici une opération courte, avec le ' +
    'cours en direct et un exemple chiffré.',
  lead:
    'Un réseau qui exécute des programmes autant que des paiements, et la monnaie qui ' +
    'paie leur exécution. Comment il fonctionne, pourquoi son cours bouge, et ce que ' +
    'signifie ici une opération dessus.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Ethereum est un ordinateur que personne ne possède. Des milliers de machines ' +
          'tiennent le même registre, exécutent les mêmes programmes, appelés contrats ' +
          'intelligents, et s’accordent sur chaque résultat. Des prêts, des places ' +
          'd’échange, des jeux et d’autres monnaies sont faits de tels programmes.',
        'L’ether est la monnaie de ce réseau. Chaque étape d’un programme en coûte un peu ' +
          '; qui veut utiliser ethereum a donc besoin d’ether. Il n’y a pas de limite fixe à ' +
          'leur nombre.',
      ],
    },
    {
      title: 'Comment il fonctionne',
      paragraphs: [
        'Ethereum a commencé avec des mineurs, comme le bitcoin. Aujourd’hui il a des ' +
          'validateurs : des gens qui bloquent de l’ether en gage, proposent des blocs à ' +
          'tour de rôle et confirment ceux des autres. Un travail honnête rapporte un petit ' +
          'revenu. Signer deux blocs contradictoires coûte une partie du gage. Un bloc ' +
          'arrive toutes les douze secondes environ, et quelques minutes plus tard il compte ' +
          'comme définitif.',
        'Chaque paiement et chaque programme paie des frais. Une partie, les frais de ' +
          'base, monte quand les blocs sont pleins, et est détruite au lieu d’être versée à ' +
          'quelqu’un. Quand l’activité est forte, plus d’ether peut disparaître qu’il n’en ' +
          'est créé. Une grande part du trafic est passée à des réseaux construits ' +
          'par-dessus, qui règlent sur ethereum par lots et coûtent moins.',
      ],
    },
    {
      title: 'Ce qui fait bouger son cours',
      paragraphs: [
        'L’ether suit le bitcoin la plupart des jours. Au-delà, il dépend de l’usage du ' +
          'réseau : une mode pour une sorte de jeton veut dire des frais, et des frais ' +
          'veulent dire de la demande. Les mises à niveau changent la quantité d’ether créée ' +
          'ou détruite. Des fonds en achètent et en vendent, des détenteurs le bloquent ou ' +
          'le libèrent.',
        'Des programmes détiennent de très grandes sommes, et leurs erreurs ont été ' +
          'pillées bien des fois. Les prêts garantis par de l’ether sont clos par les ' +
          'programmes eux-mêmes quand le cours tombe, ce qui en vend davantage dans la même ' +
          'minute.',
        'Sur de courtes durées, le hasard est la plus grande force.',
      ],
    },
    {
      title: 'Une courte histoire',
      paragraphs: [
        'Vitalik Buterin, dix-neuf ans, décrivit l’idée dans un article. L’ether fut vendu ' +
          'au public pour la première fois l’été suivant, et le réseau démarra un an plus ' +
          'tard. La première année, une cagnotte d’investissement appelée la DAO rassembla ' +
          'un septième de tout l’ether, et un voleur trouva une erreur dans son programme. ' +
          'La plupart des utilisateurs convinrent de réécrire le registre pour que l’argent ' +
          'revienne. Une minorité refusa, et sa chaîne vit encore sous le nom d’Ethereum ' +
          'Classic.',
        'Une vague de nouveaux jetons porta le cours à son premier grand sommet, et en un ' +
          'an il avait perdu plus des neuf dixièmes. Des programmes de prêt et des images ' +
          'échangées le portèrent au suivant, et il perdit environ les quatre cinquièmes. ' +
          'Entre-temps, le réseau changea de moteur en marche : le minage prit fin, et sa ' +
          'consommation d’électricité tomba de plus de quatre-vingt-dix-neuf parts sur cent.',
      ],
    },
    {
      title: 'Le trader ici',
      paragraphs: [
        'Vous n’achetez pas d’ether ici, et n’avez besoin d’aucun portefeuille. Vous ' +
          'choisissez un montant et une durée, et dites si le cours finira au-dessus ou ' +
          'au-dessous d’un strike. Avant de décider, vous voyez où se trouverait le strike, ' +
          'ce que vous gagnez si vous avez raison et perdez si vous avez tort. Sa distance ' +
          'est fixée quand votre ordre est accepté. Votre entrée est le premier cours un ' +
          'instant plus tard ; le dernier cours à l’échéance ou avant décide.',
        'Les paires ci-dessous opposent l’ether à de l’argent ou au bitcoin. Face au ' +
          'dollar, vous tradez l’humeur de tout le marché ; face au bitcoin, seulement ' +
          'lequel des deux fait mieux.',
      ],
    },
    {
      title: 'Ce que vous risquez',
      paragraphs: [
        'Vous pouvez perdre tout le montant de chaque opération. Notre marge fait partie ' +
          'de chaque strike ; sur beaucoup d’opérations, le résultat moyen est donc une ' +
          'perte. L’ether varie d’ordinaire plus largement que le bitcoin ; les strikes en ' +
          'tiennent compte, et des variations plus larges ne rendent pas un gain plus ' +
          'probable. Un vol ou une erreur annoncés pendant votre opération comptent comme ' +
          'toute autre nouvelle. Ne tradez qu’avec de l’argent dont la perte ne changerait ' +
          'rien pour vous.',
      ],
    },
  ],
}
