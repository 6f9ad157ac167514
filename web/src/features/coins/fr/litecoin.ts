// Litecoin, explained in French.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Trader le litecoin',
  description:
    'Ce qu’est le litecoin, en quoi il diffère du bitcoin, ce qui fait bouger son ' +
    'cours, et ce que coûte et risque ici une opération courte, avec le cours en ' +
    'direct et un exemple chiffré.',
  lead:
    'L’une des plus anciennes monnaies encore en usage : le bitcoin avec une horloge ' +
    'plus rapide et une autre énigme. Ce que cela change, et ce que signifie ici une ' +
    'opération dessus.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Le litecoin est une monnaie numérique sans émetteur, faite d’une copie du ' +
          'programme du bitcoin dont quelques nombres ont été changés. Son auteur l’a appelé ' +
          'l’argent face à l’or du bitcoin : pensé pour des paiements plus petits et plus ' +
          'fréquents. Il peut y en avoir quatre-vingt-quatre millions, quatre fois plus que ' +
          'de bitcoins.',
        'C’est un réseau de paiement et guère plus. Aucune société ne le gère et il ne ' +
          'promet aucun revenu. Une petite fondation s’occupe du logiciel et de son nom.',
      ],
    },
    {
      title: 'Comment il fonctionne',
      paragraphs: [
        'Les paiements sont signés avec des clés privées et rassemblés en blocs par des ' +
          'mineurs, comme pour le bitcoin, mais un bloc arrive toutes les deux minutes et ' +
          'demie environ. Une première confirmation est là plus tôt, et une file s’écoule ' +
          'plus vite.',
        'L’énigme que résolvent les mineurs en est une autre, appelée scrypt. Elle a été ' +
          'choisie parce qu’elle demande de la mémoire autant que de la vitesse, pour que ' +
          'des ordinateurs ordinaires puissent suivre. Des machines spéciales sont venues ' +
          'tout de même. Le travail fait pour le litecoin peut compter aussi pour le ' +
          'dogecoin, et la plupart des mineurs gagnent les deux à la fois. Tous les quatre ' +
          'ans environ, la récompense d’un bloc est divisée par deux.',
        'Les expéditeurs peuvent cacher le montant d’un paiement dans une zone à part de ' +
          'chaque bloc. C’est un choix ; les paiements ordinaires restent visibles pour tous.',
      ],
    },
    {
      title: 'Ce qui fait bouger son cours',
      paragraphs: [
        'C’est surtout le marché dans son ensemble qui le porte : quand le bitcoin monte ' +
          'ou tombe, le litecoin suit d’ordinaire, avec plus d’ampleur. La demande des ' +
          'services de paiement, les admissions et les rumeurs de fonds qui détiennent la ' +
          'monnaie s’y ajoutent.',
        'La division de sa récompense attire chaque fois l’attention. Avant la deuxième, ' +
          'le cours a grimpé pendant six mois, s’est retourné des semaines avant le jour, ' +
          'puis est tombé jusqu’à l’hiver. Une date que tout le monde connaît ne surprend ' +
          'personne.',
        'Sur quelques minutes, la direction tient presque du pile ou face.',
      ],
    },
    {
      title: 'Une courte histoire',
      paragraphs: [
        'Charlie Lee, alors ingénieur chez Google, a publié le litecoin en octobre de la ' +
          'troisième année du bitcoin. Le programme a paru avant que le minage commence, si ' +
          'bien qu’il n’avait aucune avance, ce qui était alors inhabituel. Pendant des ' +
          'années, le litecoin a compté parmi les toutes plus grandes monnaies, et il a ' +
          'servi de terrain d’essai : un changement dans la façon de ranger les signatures y ' +
          'a tourné quelques mois avant que le bitcoin l’adopte.',
        'Au sommet de l’envolée qui suivit, Lee annonça qu’il avait vendu ou donné presque ' +
          'toutes ses pièces, pour être libre de tout conflit d’intérêts. Le cours perdit ' +
          'ensuite plus des neuf dixièmes en un an. Plus tard, un faux communiqué prétendit ' +
          'qu’une grande chaîne de supermarchés accepterait le litecoin. Le cours bondit ' +
          'd’un quart et plus, le faux fut découvert, et il revint à son point de départ en ' +
          'une heure environ. Quand les montants cachés furent introduits, plusieurs places ' +
          'de Corée du Sud retirèrent la monnaie.',
      ],
    },
    {
      title: 'Le trader ici',
      paragraphs: [
        'Vous n’achetez pas de litecoin ici. Vous choisissez un montant, une durée et un ' +
          'côté. Avant de décider, vous voyez où se trouverait le strike, ce que vous gagnez ' +
          'si vous avez raison et perdez si vous avez tort. Sa distance est fixée quand ' +
          'votre ordre est accepté. Votre entrée est le premier cours un instant plus tard ; ' +
          'le dernier cours à l’échéance ou avant décide. Les deux cours sont enregistrés et ' +
          'figurent sur votre reçu.',
        'Face au dollar, vous tradez le mouvement propre de la monnaie et celui de tout le ' +
          'marché. Face au bitcoin, vous ne tradez que la différence entre les deux, qui ' +
          'bouge par pas plus fins et reste souvent immobile.',
      ],
    },
    {
      title: 'Ce que vous risquez',
      paragraphs: [
        'Vous pouvez perdre tout le montant de chaque opération, et vite. Notre marge fait ' +
          'partie de chaque strike ; sur beaucoup d’opérations, le résultat moyen est donc ' +
          'une perte. Une fausse nouvelle peut faire bouger le cours autant qu’une vraie, et ' +
          'personne n’annulera une opération parce que la nouvelle était fausse. Une suite ' +
          'de gains ne prouve aucun talent ; avec assez d’opérations, de telles suites ' +
          'viennent d’elles-mêmes. Ne tradez qu’avec de l’argent que vous pouvez perdre.',
      ],
    },
  ],
}
