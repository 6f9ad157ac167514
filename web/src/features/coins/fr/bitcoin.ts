// Bitcoin, explained in French.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Trader le bitcoin',
  description:
    'Ce qu’est le bitcoin, comment il fonctionne, ce qui fait bouger son cours, et ce ' +
    'que coûte et risque ici une opération courte, avec le cours en direct et un ' +
    'exemple chiffré.',
  lead:
    'La première monnaie numérique, toujours la plus grande, et toujours celle que ' +
    'suivent les autres. Ce qu’elle est, pourquoi son cours bouge, et ce que signifie ' +
    'ici une opération dessus.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Le bitcoin est une monnaie sans émetteur. Aucune banque ne le crée et aucun État ' +
          'ne s’en porte garant. Il existe sous forme d’écritures dans un registre public, ' +
          'la blockchain, que des milliers d’ordinateurs dans le monde tiennent en accord ' +
          'les uns avec les autres. Chacun peut faire tourner un tel ordinateur, lire le ' +
          'registre ou envoyer un paiement.',
        'Le logiciel permet un peu moins de vingt et un millions de pièces, pour toujours. ' +
          'Chacune se divise en cent millions de parts : personne n’a besoin d’en posséder ' +
          'une entière.',
      ],
    },
    {
      title: 'Comment il fonctionne',
      paragraphs: [
        'Qui détient une clé privée peut signer un paiement avec elle. Des mineurs ' +
          'rassemblent les paiements signés en un bloc, et cherchent à qui trouvera le ' +
          'premier un nombre qui rende le bloc valable. Le trouver demande énormément de ' +
          'calcul ; le vérifier, presque pas. Le gagnant ajoute le bloc à la chaîne et ' +
          'touche de nouvelles pièces et les frais.',
        'Un bloc est trouvé toutes les dix minutes environ. Quand les mineurs vont plus ' +
          'vite, l’énigme devient plus dure, et le rythme reste le même. À peu près tous les ' +
          'quatre ans, le nombre de nouvelles pièces par bloc est divisé par deux. Un ' +
          'paiement ne peut pas être rappelé, et une clé perdue ne peut pas être remplacée.',
      ],
    },
    {
      title: 'Ce qui fait bouger son cours',
      paragraphs: [
        'L’offre est connue des années à l’avance, les surprises viennent donc de la ' +
          'demande. De grands fonds achètent et vendent. Les taux d’intérêt comptent : quand ' +
          'l’épargne sûre paie bien, moins de gens gardent ce qui ne paie rien. Des ' +
          'décisions de justice, de nouvelles lois et la faillite d’une place d’échange ont ' +
          'chacune fait bouger le cours en quelques minutes.',
        'Beaucoup de traders utilisent de l’argent emprunté. Quand le cours tombe assez ' +
          'bas, leurs positions sont fermées de force, ce qui le pousse plus loin. Le marché ' +
          'ne ferme jamais, et le week-end, quand moins d’ordres attendent, la même vente le ' +
          'fait bouger davantage.',
        'Sur quelques minutes, rien de cela ne peut être prévu. Ce qu’on voit alors est ' +
          'surtout du hasard.',
      ],
    },
    {
      title: 'Une courte histoire',
      paragraphs: [
        'À l’automne de la grande crise bancaire, quelqu’un se faisant appeler Satoshi ' +
          'Nakamoto publia un article de neuf pages. Le premier bloc suivit en janvier, avec ' +
          'un titre de journal sur le sauvetage des banques écrit dedans. On ignore toujours ' +
          'qui était l’auteur. La deuxième année, un programmeur de Floride paya dix mille ' +
          'pièces pour deux pizzas.',
        'Le cours est monté au-delà de tout ce qu’imaginaient les premiers utilisateurs, ' +
          'et a perdu en chemin, au moins quatre fois, plus des trois quarts de sa valeur. ' +
          'Mt. Gox, la plus grande place de son temps, s’est effondrée alors qu’il manquait ' +
          'des centaines de milliers de pièces de ses clients. La Chine a interdit le ' +
          'minage. Le Salvador a fait du bitcoin une monnaie légale, puis est largement ' +
          'revenu sur cette loi. Aux États-Unis, des fonds qui détiennent du bitcoin ont été ' +
          'admis en bourse après dix ans de refus.',
      ],
    },
    {
      title: 'Le trader ici',
      paragraphs: [
        'Vous n’achetez pas de bitcoin ici et n’en détenez jamais. Vous choisissez un ' +
          'montant et une durée, et dites si le cours finira au-dessus ou au-dessous d’un ' +
          'strike. Avant de décider, vous voyez où se trouverait le strike, ce que vous ' +
          'gagnez si vous avez raison et perdez si vous avez tort. Sa distance est fixée ' +
          'quand votre ordre est accepté. Votre entrée est le premier cours un instant plus ' +
          'tard ; le dernier cours à l’échéance ou avant décide.',
        'Les paires ci-dessous diffèrent par ce en quoi le bitcoin est coté. Face au ' +
          'dollar et au jeton dollar, les mouvements sont presque les mêmes. Face à l’euro, ' +
          'le taux de change entre les deux monnaies s’y ajoute.',
      ],
    },
    {
      title: 'Ce que vous risquez',
      paragraphs: [
        'Vous pouvez perdre tout le montant de chaque opération, en une minute. Notre ' +
          'marge fait partie de chaque strike ; sur beaucoup d’opérations, le résultat moyen ' +
          'est donc une perte. Une nouvelle soudaine peut retourner une opération à sa ' +
          'dernière seconde, et aucun ordre n’arrête ici une perte à mi-chemin. Les cours ' +
          'passés ne disent pas le prochain. Ne tradez pas avec de l’argent dont vous avez ' +
          'besoin, et n’essayez pas de regagner ce qui est parti.',
      ],
    },
  ],
}
