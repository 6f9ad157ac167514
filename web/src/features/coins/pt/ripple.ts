// XRP, the coin of the ledger that the company Ripple builds on, explained in Portuguese.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Negociar Ripple',
  description:
    'O que é o XRP e como se liga à empresa Ripple, o que move o seu preço e o que ' +
    'custa e arrisca aqui uma operação curta, com o preço em direto e um exemplo ' +
    'resolvido.',
  lead:
    'Diz-se Ripple e quer-se dizer XRP. Um é uma empresa, o outro uma moeda. Como se ' +
    'ligam, o que move o preço e o que significa aqui uma operação com ela.',
  sections: [
    {
      title: 'O que é',
      paragraphs: [
        'O XRP é a moeda do XRP Ledger, uma rede para mover valor entre pessoas e entre ' +
          'moedas. A Ripple é uma empresa americana que vende serviços de pagamento a bancos ' +
          'e a empresas de transferências, e algumas usam o XRP como ponte: o dinheiro passa ' +
          'a XRP num país e a dinheiro local noutro, segundos depois.',
        'Ninguém o minera. No início foram criados cem mil milhões de XRP, e a maior parte ' +
          'foi dada à empresa. Cada pagamento destrói uma comissão minúscula, por isso o ' +
          'número desce, muito devagar.',
      ],
    },
    {
      title: 'Como funciona',
      paragraphs: [
        'O livro é acordado por votação. Servidores chamados validadores propõem que ' +
          'pagamentos vêm a seguir e repetem-no até quase todos aqueles em quem confiam ' +
          'dizerem o mesmo. Isso leva alguns segundos e quase nenhuma eletricidade. Cada ' +
          'servidor escolhe em quem confia, e a maioria toma uma lista publicada pela Ripple ' +
          'ou pela fundação por trás do livro. Os críticos acham isso demasiado central; os ' +
          'apoiantes respondem que ninguém na lista pode gastar as moedas de outro.',
        'A Ripple bloqueou a maior parte do que tem em contratos no livro. Estes libertam ' +
          'uma quantidade fixa por mês, e o que a empresa não usa volta a bloquear.',
      ],
    },
    {
      title: 'O que move o seu preço',
      paragraphs: [
        'Durante anos os tribunais moveram-no mais do que tudo o resto. Um requerimento ou ' +
          'uma decisão podia mudar o preço em um terço num dia. Notícias de um banco que ' +
          'experimenta o serviço, de um fundo ou de uma admissão atuam da mesma forma, em ' +
          'menor escala. De resto o XRP vai com o bitcoin e o resto do mercado.',
        'Poucos detentores têm muito. O que a empresa e os seus fundadores vendem é oferta ' +
          'que outros têm de absorver. Que os pagamentos passem pelo livro não faz por si só ' +
          'subir o preço, porque uma ponte guarda cada moeda só alguns segundos.',
        'Em poucos minutos a maior parte do movimento é acaso.',
      ],
    },
    {
      title: 'Uma breve história',
      paragraphs: [
        'Três programadores lançaram o livro no quarto ano do bitcoin, à procura de uma ' +
          'forma de concordar sem mineração. A empresa foi fundada no mesmo ano. Um dos ' +
          'três, Jed McCaleb, saiu cedo com milhares de milhões de XRP, e vendê-los segundo ' +
          'um acordo levou-lhe oito anos.',
        'Na primeira grande euforia o preço multiplicou-se em semanas, e no ano seguinte ' +
          'perdeu mais de nove décimos. Três anos depois dessa euforia, dias antes do Natal, ' +
          'a autoridade americana dos valores mobiliários processou a empresa: o XRP, dizia, ' +
          'tinha sido vendido como uma ação sem os papéis de que uma ação precisa. Mercados ' +
          'retiraram a moeda e o preço caiu mais de metade em cerca de uma semana. Uma juíza ' +
          'dividiu depois a questão. As vendas a grandes investidores tinham violado a lei, ' +
          'as vendas em mercados abertos não. A empresa pagou uma multa, ambas as partes ' +
          'desistiram dos recursos, e o caso terminou ao fim de quase cinco anos.',
      ],
    },
    {
      title: 'Negociá-lo aqui',
      paragraphs: [
        'Aqui não compra XRP. Escolhe um montante, um tempo e um lado. Antes de decidir vê ' +
          'onde ficaria o strike, o que ganha se acertar e o que perde se errar. A que ' +
          'distância fica é fixado quando a sua ordem é aceite. A sua entrada é o primeiro ' +
          'preço um momento depois; decide o último preço do vencimento ou antes dele.',
        'Em relação ao dólar o preço é um número pequeno, e os seus passos também são ' +
          'pequenos. Em relação ao ether a negociação noutros lugares é escassa. Podem ' +
          'passar minutos sem um preço recente, e sem um não aceitamos ordens.',
      ],
    },
    {
      title: 'O que arrisca',
      paragraphs: [
        'Pode perder o montante inteiro de cada operação. A nossa margem faz parte de cada ' +
          'strike, por isso ao longo de muitas operações o resultado médio é uma perda. Esta ' +
          'moeda tem uma história de movimentos súbitos com notícias que ninguém fora de um ' +
          'tribunal podia saber. Se faltarem preços quando a sua operação termina, ela é ' +
          'nula e a aposta volta. Um preço que um segundo relato confirma conta, por mais ' +
          'surpreendente que seja. Negoceie só com dinheiro que possa dispensar.',
      ],
    },
  ],
}
