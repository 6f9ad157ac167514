// Bitcoin, explained in Portuguese.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Negociar bitcoin',
  description:
    'O que é o bitcoin, como funciona, o que move o seu preço e o que custa e arrisca ' +
    'aqui uma operação curta, com o preço em direto e um exemplo resolvido.',
  lead:
    'A primeira moeda digital, ainda a maior, e ainda aquela que as outras seguem. O ' +
    'que é, porque se move o seu preço e o que significa aqui uma operação com ela.',
  sections: [
    {
      title: 'O que é',
      paragraphs: [
        'O bitcoin é dinheiro sem emissor. Nenhum banco o cria e nenhum Estado responde ' +
          'por ele. Existe como registos num livro público, a blockchain, que milhares de ' +
          'computadores em todo o mundo mantêm iguais entre si. Qualquer pessoa pode ter um ' +
          'computador assim, ler o livro ou enviar um pagamento.',
        'O programa permite pouco menos de vinte e um milhões de moedas, para sempre. Cada ' +
          'uma divide-se em cem milhões de partes, por isso ninguém precisa de ter uma ' +
          'inteira.',
      ],
    },
    {
      title: 'Como funciona',
      paragraphs: [
        'Quem tem uma chave privada pode assinar um pagamento com ela. Os mineiros juntam ' +
          'pagamentos assinados num bloco e competem por encontrar um número que torne o ' +
          'bloco válido. Encontrá-lo exige muitíssimo cálculo; verificá-lo, quase nenhum. ' +
          'Quem ganha junta o bloco à cadeia e recebe moedas novas e as comissões.',
        'Encontra-se um bloco mais ou menos a cada dez minutos. Quando os mineiros ficam ' +
          'mais rápidos, o enigma fica mais difícil, e o ritmo mantém-se. Aproximadamente de ' +
          'quatro em quatro anos, o número de moedas novas por bloco é reduzido a metade. Os ' +
          'pagamentos não podem ser desfeitos, e uma chave perdida não pode ser substituída.',
      ],
    },
    {
      title: 'O que move o seu preço',
      paragraphs: [
        'A oferta é conhecida com anos de antecedência, por isso as surpresas vêm da ' +
          'procura. Grandes fundos compram e vendem. As taxas de juro contam: quando a ' +
          'poupança segura paga bem, menos pessoas guardam algo que não paga nada. Decisões ' +
          'de tribunais, leis novas e a falência de um mercado já moveram o preço em minutos.',
        'Muitos negoceiam com dinheiro emprestado. Quando o preço cai o suficiente, as ' +
          'suas posições são fechadas à força, o que o empurra mais. O mercado nunca fecha, ' +
          'e ao fim de semana, com menos ordens à espera, a mesma venda move-o mais.',
        'Em poucos minutos nada disto pode ser previsto. O que se vê é sobretudo acaso.',
      ],
    },
    {
      title: 'Uma breve história',
      paragraphs: [
        'No outono da grande crise bancária, alguém que se apresentava como Satoshi ' +
          'Nakamoto publicou um artigo de nove páginas. O primeiro bloco veio em janeiro, ' +
          'com um título de jornal sobre o resgate de bancos escrito nele. Ainda não se sabe ' +
          'quem foi o autor. No segundo ano, um programador da Florida pagou dez mil moedas ' +
          'por duas pizzas.',
        'O preço subiu mais do que os primeiros utilizadores imaginavam, e pelo caminho ' +
          'perdeu pelo menos quatro vezes mais de três quartos do seu valor. A Mt. Gox, o ' +
          'maior mercado do seu tempo, ruiu quando faltavam centenas de milhares de moedas ' +
          'dos clientes. A China proibiu a mineração. El Salvador fez do bitcoin moeda com ' +
          'curso legal e mais tarde recuou em grande parte dessa lei. Nos Estados Unidos, ' +
          'fundos que detêm bitcoin foram admitidos em bolsa depois de dez anos de recusas.',
      ],
    },
    {
      title: 'Negociá-lo aqui',
      paragraphs: [
        'Aqui não compra bitcoin e nunca tem nenhum. Escolhe um montante e um tempo, e diz ' +
          'se o preço terminará acima ou abaixo de um strike. Antes de decidir vê onde ' +
          'ficaria o strike, o que ganha se acertar e o que perde se errar. A que distância ' +
          'fica é fixado quando a sua ordem é aceite. A sua entrada é o primeiro preço um ' +
          'momento depois; decide o último preço do vencimento ou antes dele.',
        'Os pares abaixo diferem naquilo em que o bitcoin é medido. Em relação ao dólar e ' +
          'ao token do dólar os movimentos são quase iguais. Em relação ao euro entra também ' +
          'a taxa de câmbio entre as duas moedas.',
      ],
    },
    {
      title: 'O que arrisca',
      paragraphs: [
        'Pode perder o montante inteiro de cada operação, num minuto. A nossa margem faz ' +
          'parte de cada strike, por isso ao longo de muitas operações o resultado médio é ' +
          'uma perda. Uma notícia súbita pode virar uma operação no último segundo, e aqui ' +
          'nenhuma ordem trava uma perda a meio caminho. Os preços passados não dizem o ' +
          'próximo. Não negoceie com dinheiro de que precisa, e não tente recuperar o que já ' +
          'se foi.',
      ],
    },
  ],
}
