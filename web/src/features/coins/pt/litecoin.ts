// Litecoin, explained in Portuguese.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Negociar litecoin',
  description:
    'O que é o litecoin, em que difere do bitcoin, o que move o seu preço e o que ' +
    'custa e arrisca aqui uma operação curta, com o preço em direto e um exemplo ' +
    'resolvido.',
  lead:
    'Uma das moedas mais antigas ainda em uso: bitcoin com um relógio mais rápido e ' +
    'outro enigma. O que isso muda, e o que significa aqui uma operação com ela.',
  sections: [
    {
      title: 'O que é',
      paragraphs: [
        'O litecoin é uma moeda digital sem emissor, feita de uma cópia do programa do ' +
          'bitcoin com alguns números mudados. O seu criador chamou-lhe a prata para o ouro ' +
          'do bitcoin: pensada para pagamentos mais pequenos e mais frequentes. Pode haver ' +
          'oitenta e quatro milhões, quatro vezes mais do que de bitcoin.',
        'É uma rede de pagamentos e pouco mais. Nenhuma empresa a gere e não promete ' +
          'qualquer rendimento. Uma pequena fundação cuida do programa e do seu nome.',
      ],
    },
    {
      title: 'Como funciona',
      paragraphs: [
        'Os pagamentos são assinados com chaves privadas e juntos em blocos por mineiros, ' +
          'como no bitcoin, mas vem um bloco mais ou menos a cada dois minutos e meio. A ' +
          'primeira confirmação chega mais cedo, e uma fila desfaz-se mais depressa.',
        'O enigma que os mineiros resolvem é outro, chamado scrypt. Foi escolhido porque ' +
          'precisa de memória além de velocidade, para que computadores comuns pudessem ' +
          'acompanhar. Máquinas especiais vieram na mesma. O trabalho feito para o litecoin ' +
          'pode contar também para o Dogecoin, e a maioria dos mineiros ganha os dois ao ' +
          'mesmo tempo. Mais ou menos de quatro em quatro anos a recompensa de um bloco é ' +
          'reduzida a metade.',
        'Quem envia pode esconder a quantia de um pagamento numa zona à parte de cada ' +
          'bloco. É uma escolha; os pagamentos comuns continuam à vista de todos.',
      ],
    },
    {
      title: 'O que move o seu preço',
      paragraphs: [
        'É sobretudo o mercado no seu conjunto que o leva: quando o bitcoin sobe ou cai, o ' +
          'litecoin costuma segui-lo, com maior amplitude. A isso somam-se a procura de ' +
          'serviços de pagamento, as admissões e os rumores de fundos que detenham a moeda.',
        'A redução da sua recompensa chama a atenção de cada vez. Antes da segunda o preço ' +
          'subiu durante meio ano, virou semanas antes do dia e depois caiu até ao inverno. ' +
          'Uma data que todos conhecem não surpreende ninguém.',
        'Em poucos minutos a direção é quase cara ou coroa.',
      ],
    },
    {
      title: 'Uma breve história',
      paragraphs: [
        'Charlie Lee, então engenheiro na Google, publicou o litecoin em outubro do ' +
          'terceiro ano do bitcoin. O programa foi publicado antes de começar a mineração, ' +
          'de modo que não teve vantagem, o que na altura era invulgar. Durante anos o ' +
          'litecoin esteve entre as maiores moedas, e serviu de campo de ensaio: uma mudança ' +
          'na forma de guardar assinaturas correu aqui alguns meses antes de o bitcoin a ' +
          'adotar.',
        'No auge da euforia que se seguiu, Lee anunciou que tinha vendido ou dado quase ' +
          'todas as suas moedas, para ficar livre de um conflito de interesses. Depois o ' +
          'preço perdeu mais de nove décimos num ano. Mais tarde, um comunicado falso ' +
          'afirmou que uma grande cadeia de supermercados aceitaria litecoin. O preço saltou ' +
          'um quarto e mais, a falsificação veio a público, e em cerca de uma hora estava ' +
          'onde tinha começado. Quando foram introduzidas as quantias escondidas, vários ' +
          'mercados da Coreia do Sul retiraram a moeda.',
      ],
    },
    {
      title: 'Negociá-lo aqui',
      paragraphs: [
        'Aqui não compra litecoin. Escolhe um montante, um tempo e um lado. Antes de ' +
          'decidir vê onde ficaria o strike, o que ganha se acertar e o que perde se errar. ' +
          'A que distância fica é fixado quando a sua ordem é aceite. A sua entrada é o ' +
          'primeiro preço um momento depois; decide o último preço do vencimento ou antes ' +
          'dele. Ambos os preços são guardados e constam do seu recibo.',
        'Em relação ao dólar negoceia o movimento próprio da moeda e o de todo o mercado. ' +
          'Em relação ao bitcoin negoceia só a diferença entre os dois, que se move em ' +
          'passos mais finos e muitas vezes está parada.',
      ],
    },
    {
      title: 'O que arrisca',
      paragraphs: [
        'Pode perder o montante inteiro de cada operação, e depressa. A nossa margem faz ' +
          'parte de cada strike, por isso ao longo de muitas operações o resultado médio é ' +
          'uma perda. Uma notícia falsa pode mover o preço tanto como uma verdadeira, e ' +
          'ninguém desfará uma operação porque a notícia era falsa. Uma série de acertos não ' +
          'prova habilidade; com operações suficientes essas séries vêm por si. Negoceie só ' +
          'com dinheiro que possa perder.',
      ],
    },
  ],
}
