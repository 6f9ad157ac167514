// In Spanish: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Sobre nosotros',
  description:
    'Qué es esta plataforma de trading, por qué se ha hecho de modo que cada precio y cada ' +
    'resultado se puedan comprobar, y quién la gestiona.',
  lead:
    'Hacemos un lugar para operaciones cortas en el que puedes comprobar cada precio y cada ' +
    'resultado sin tener que creernos.',
  story: {
    title: 'Por qué lo hacemos',
    paragraphs: [
      'Las operaciones a plazo fijo tienen mala fama, y se la han ganado. Precios que se ' +
        'movían en el momento justo a favor de la casa. Ganancias que nunca se pagaron. ' +
        'Comisiones que solo aparecían cuando alguien quería recuperar su dinero. ' +
        'Probabilidades que parecían una apuesta justa y no lo eran.',
      'Nada de eso hace falta para llevar una plataforma así. Un precio se puede guardar ' +
        'antes de mostrarlo. Una regla se puede fijar antes de la orden. Un margen se puede ' +
        'declarar. Un resultado puede venir con todo lo necesario para volver a calcularlo. ' +
        'Eso es lo que nos propusimos: un producto que no pide confianza, porque se puede ' +
        'comprobar.',
      'Sigue siendo un producto con el que la mayoría de la gente pierde con el tiempo. ' +
        'Nuestro margen forma parte de cada precio, y con él se paga el trabajo. Preferimos ' +
        'decírtelo antes de que empieces a que lo descubras.',
    ],
  },
  pointsTitle: 'Cuatro cosas que puedes exigirnos',
  points: [
    [
      'Condiciones antes del clic',
      'Dónde estaría el strike, la ganancia, la pérdida, la proporción de operaciones que ' +
        'tendrías que ganar y el margen: todo está en la pantalla antes de que des una orden.',
    ],
    [
      'Precios que no se pueden cambiar',
      'Cada precio que puede decidir una operación se guarda con su fuente y su hora, y ' +
        'queda fijo. No hay ninguna pantalla ni ningún rol que edite un precio, elija un ' +
        'ganador o liquide otra vez una operación.',
    ],
    [
      'Un recibo por cada operación',
      'Las condiciones, los dos precios que deciden y el minuto alrededor de ellos. Tu ' +
        'navegador vuelve a calcular el resultado, y tú también puedes hacerlo.',
    ],
    [
      'Nada que ingresar antes de que salga el dinero',
      'Antes de una retirada no hay ninguna comisión, ningún depósito y ningún plan. Los ' +
        'costes se descuentan del importe y se muestran de antemano.',
    ],
  ],
  valuesTitle: 'Lo que valoramos',
  values: [
    [
      'Claridad',
      'Decimos con palabras cortas qué es una cosa, cuánto cuesta y qué te puede hacer. Una ' +
        'cifra de estas páginas dice de dónde viene, o no se muestra.',
    ],
    [
      'Igualdad',
      'Demo y real siguen las mismas reglas, precios y condiciones. Nadie tiene otras ' +
        'probabilidades por haber ganado, por haber perdido o por el tamaño de su cuenta.',
    ],
    [
      'Mesura',
      'Un reloj solo corre donde un tiempo se acaba de verdad, y nada celebra una ganancia. ' +
        'Puedes poner límites a tus depósitos, apuestas y pérdidas, tomarte una pausa o cerrar ' +
        'la cuenta en tan pocos pasos como costó abrirla.',
    ],
  ],
  whoTitle: 'Quién la gestiona',
  whoLead:
    'El software lo pueden usar distintos operadores. Esto es lo que el operador de este ' +
    'sitio ha declarado sobre sí mismo.',
  whoMissing:
    'El operador de este sitio no ha indicado aquí su empresa. Mientras sea así, toma este ' +
    'sitio como una demostración.',
  facts: {
    company: 'Empresa',
    number: 'Número de registro',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  contact: 'Escríbenos',
  sandbox:
    'Este sitio es una instalación de demostración: no hay ninguna licencia configurada y no ' +
    'puede aceptar dinero real. Aquí puedes probarlo todo con dinero ficticio.',
}
