// XRP, the coin of the ledger that the company Ripple builds on, explained in French.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Trader ripple',
  description:
    'Ce qu’est le XRP et quel est son lien avec la société Ripple, ce qui fait bouger ' +
    'son cours, et ce que coûte et risque ici une opération courte, avec le cours en ' +
    'direct et un exemple chiffré.',
  lead:
    'On dit Ripple et on pense XRP. L’un est une société, l’autre une monnaie. Comment ' +
    'ils tiennent ensemble, ce qui fait bouger le cours, et ce que signifie ici une ' +
    'opération dessus.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Le XRP est la monnaie du XRP Ledger, un réseau qui déplace de la valeur entre des ' +
          'personnes et entre des monnaies. Ripple est une société américaine qui vend des ' +
          'services de paiement à des banques et à des sociétés de transfert, et certaines ' +
          'utilisent le XRP comme un pont : l’argent devient du XRP dans un pays et de ' +
          'l’argent local dans un autre, quelques secondes plus tard.',
        'Personne ne le mine. Cent milliards de XRP ont été créés au départ, et la plupart ' +
          'ont été donnés à la société. Chaque paiement détruit des frais minuscules ; leur ' +
          'nombre baisse donc, très lentement.',
      ],
    },
    {
      title: 'Comment il fonctionne',
      paragraphs: [
        'On s’accorde sur le registre par un vote. Des serveurs appelés validateurs ' +
          'proposent quels paiements viennent ensuite et recommencent jusqu’à ce que presque ' +
          'tous ceux auxquels ils se fient disent la même chose. Cela prend quelques ' +
          'secondes et presque pas d’électricité. Chaque serveur choisit à qui il se fie, et ' +
          'la plupart prennent une liste publiée par Ripple ou par la fondation derrière le ' +
          'registre. Des critiques trouvent cela trop central ; les partisans répondent que ' +
          'personne sur la liste ne peut dépenser les pièces d’un autre.',
        'Ripple a bloqué la plus grande part de ses avoirs dans des contrats sur le ' +
          'registre. Ils en libèrent une quantité fixe chaque mois, et ce que la société ' +
          'n’utilise pas, elle le bloque de nouveau.',
      ],
    },
    {
      title: 'Ce qui fait bouger son cours',
      paragraphs: [
        'Pendant des années, les tribunaux l’ont fait bouger plus que tout le reste. Un ' +
          'dépôt de plainte ou une décision pouvait changer le cours d’un tiers en un jour. ' +
          'La nouvelle d’une banque qui essaie le service, d’un fonds ou d’une admission ' +
          'agit de même, à plus petite échelle. Sinon, le XRP va avec le bitcoin et le reste ' +
          'du marché.',
        'Quelques détenteurs en possèdent beaucoup. Ce que vendent la société et ses ' +
          'fondateurs est une offre que d’autres doivent absorber. Que des paiements passent ' +
          'par le registre ne fait pas monter le cours à soi seul, car un pont ne garde ' +
          'chaque pièce que quelques secondes.',
        'Sur quelques minutes, la plus grande part du mouvement est du hasard.',
      ],
    },
    {
      title: 'Une courte histoire',
      paragraphs: [
        'Trois programmeurs lancèrent le registre la quatrième année du bitcoin, en quête ' +
          'd’une façon de s’accorder sans minage. La société fut fondée la même année. L’un ' +
          'des trois, Jed McCaleb, partit tôt avec des milliards de XRP, et les vendre selon ' +
          'un accord lui prit huit ans.',
        'Lors de la première grande envolée, le cours fut multiplié en quelques semaines, ' +
          'et perdit l’année suivante plus des neuf dixièmes. Trois ans après cette envolée, ' +
          'quelques jours avant Noël, l’autorité américaine des marchés poursuivit la ' +
          'société : le XRP, dit-elle, avait été vendu comme une action sans les papiers ' +
          'qu’une action exige. Des places retirèrent la monnaie et le cours tomba de plus ' +
          'de moitié en une semaine environ. Une juge partagea plus tard l’affaire. Les ' +
          'ventes aux grands investisseurs avaient enfreint la loi, les ventes sur des ' +
          'places ouvertes non. La société paya une amende, les deux parties renoncèrent à ' +
          'leurs appels, et l’affaire prit fin après presque cinq ans.',
      ],
    },
    {
      title: 'Le trader ici',
      paragraphs: [
        'Vous n’achetez pas de XRP ici. Vous choisissez un montant, une durée et un côté. ' +
          'Avant de décider, vous voyez où se trouverait le strike, ce que vous gagnez si ' +
          'vous avez raison et perdez si vous avez tort. Sa distance est fixée quand votre ' +
          'ordre est accepté. Votre entrée est le premier cours un instant plus tard ; le ' +
          'dernier cours à l’échéance ou avant décide.',
        'Face au dollar, le cours est un petit nombre, et ses pas sont petits aussi. Face ' +
          'à l’ether, les échanges ailleurs sont minces. Des minutes peuvent passer sans ' +
          'cours frais, et sans cours frais nous ne prenons aucun ordre.',
      ],
    },
    {
      title: 'Ce que vous risquez',
      paragraphs: [
        'Vous pouvez perdre tout le montant de chaque opération. Notre marge fait partie ' +
          'de chaque strike ; sur beaucoup d’opérations, le résultat moyen est donc une ' +
          'perte. Cette monnaie a connu des mouvements soudains sur des nouvelles que ' +
          'personne hors d’un tribunal ne pouvait connaître. S’il manque des cours quand ' +
          'votre opération finit, elle est nulle et la mise revient. Un cours qu’une seconde ' +
          'annonce confirme compte, si surprenant soit-il. Ne tradez qu’avec de l’argent ' +
          'dont vous pouvez vous passer.',
      ],
    },
  ],
}
