// Ethereum and its coin ether, explained in Portuguese.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Negociar Ethereum',
  description:
    'O que são o ethereum e a sua moeda ether, como funcionam, o que move o preço e o ' +
    'que custa e arrisca aqui uma operação curta, com o preço em direto e um exemplo ' +
    'resolvido.',
  lead:
    'Uma rede que executa programas além de pagamentos, e a moeda que paga a sua ' +
    'execução. Como funciona, porque se move o seu preço e o que significa aqui uma ' +
    'operação com ela.',
  sections: [
    {
      title: 'O que é',
      paragraphs: [
        'O Ethereum é um computador que não é de ninguém. Milhares de máquinas mantêm o ' +
          'mesmo livro, executam os mesmos programas, chamados contratos inteligentes, e ' +
          'concordam em cada resultado. Com tais programas constroem-se empréstimos, ' +
          'mercados, jogos e outras moedas.',
        'O ether é a moeda desta rede. Cada passo de um programa custa um pouco dele, por ' +
          'isso quem quer usar o ethereum precisa de ether. Não há um limite fixo de quantos ' +
          'pode haver.',
      ],
    },
    {
      title: 'Como funciona',
      paragraphs: [
        'O Ethereum começou com mineiros, como o bitcoin. Hoje tem em vez deles ' +
          'validadores: pessoas que bloqueiam ether como penhor, propõem blocos à vez e ' +
          'confirmam os dos outros. O trabalho honesto rende um pequeno ganho. Assinar dois ' +
          'blocos em conflito custa parte do penhor. Vem um bloco mais ou menos a cada doze ' +
          'segundos, e alguns minutos depois conta como definitivo.',
        'Cada pagamento e cada programa paga uma comissão. Uma parte dela, a comissão ' +
          'base, sobe quando os blocos estão cheios, e é destruída em vez de paga a alguém. ' +
          'Em tempos de muito uso pode desaparecer mais ether do que se cria. Grande parte ' +
          'do tráfego passou para redes construídas por cima, que liquidam no ethereum em ' +
          'lotes e custam menos.',
      ],
    },
    {
      title: 'O que move o seu preço',
      paragraphs: [
        'O ether segue o bitcoin na maioria dos dias. Para além disso depende de quanto a ' +
          'rede é usada: uma moda de algum tipo de token significa comissões, e comissões ' +
          'significam procura. As atualizações mudam quanto ether é criado ou destruído. ' +
          'Fundos compram-no e vendem-no, detentores bloqueiam-no ou libertam-no.',
        'Os programas guardam somas muito grandes, e os erros neles já foram saqueados ' +
          'muitas vezes. Empréstimos garantidos por ether são encerrados pelos próprios ' +
          'programas quando o preço cai, o que vende mais no mesmo minuto.',
        'Em tempos curtos o acaso é a maior força.',
      ],
    },
    {
      title: 'Uma breve história',
      paragraphs: [
        'Vitalik Buterin, com dezanove anos, descreveu a ideia num artigo. O ether foi ' +
          'vendido ao público pela primeira vez no verão seguinte, e a rede arrancou um ano ' +
          'depois. No primeiro ano, um fundo de investimento chamado DAO juntou um sétimo de ' +
          'todo o ether, e um ladrão encontrou um erro no seu programa. A maioria dos ' +
          'utilizadores concordou em reescrever o livro para que o dinheiro voltasse. Uma ' +
          'minoria recusou, e a sua cadeia continua viva como Ethereum Classic.',
        'Uma vaga de tokens novos levou o preço ao seu primeiro grande pico, e num ano ' +
          'tinha perdido mais de nove décimos. Programas de empréstimo e imagens negociadas ' +
          'levaram-no ao seguinte, e perdeu cerca de quatro quintos. Entretanto a rede mudou ' +
          'de motor em andamento: a mineração acabou, e o seu consumo de eletricidade caiu ' +
          'mais de noventa e nove partes em cada cem.',
      ],
    },
    {
      title: 'Negociá-lo aqui',
      paragraphs: [
        'Aqui não compra ether, e não precisa de carteira. Escolhe um montante e um tempo, ' +
          'e diz se o preço terminará acima ou abaixo de um strike. Antes de decidir vê onde ' +
          'ficaria o strike, o que ganha se acertar e o que perde se errar. A que distância ' +
          'fica é fixado quando a sua ordem é aceite. A sua entrada é o primeiro preço um ' +
          'momento depois; decide o último preço do vencimento ou antes dele.',
        'Os pares abaixo põem o ether contra dinheiro ou contra bitcoin. Em relação ao ' +
          'dólar negoceia o humor de todo o mercado; em relação ao bitcoin só qual dos dois ' +
          'se sai melhor.',
      ],
    },
    {
      title: 'O que arrisca',
      paragraphs: [
        'Pode perder o montante inteiro de cada operação. A nossa margem faz parte de cada ' +
          'strike, por isso ao longo de muitas operações o resultado médio é uma perda. O ' +
          'ether costuma oscilar mais do que o bitcoin; os strikes têm isso em conta, por ' +
          'isso oscilações maiores não tornam o ganho mais provável. Um roubo ou um erro ' +
          'anunciado enquanto a sua operação corre conta como qualquer outra notícia. ' +
          'Negoceie só com dinheiro cuja perda nada mudaria para si.',
      ],
    },
  ],
}
