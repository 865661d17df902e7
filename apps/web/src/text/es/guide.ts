/** Cómo se juega. */
export const guide = {
  title: 'Cómo se juega',
  intro:
    'Cada cual tiene unas fichas y las coloca en la mesa, por turnos. Quien primero se queda sin fichas gana la ronda.',
  byRules: '¿Con qué reglas?',
  byTable: (name: string) => `Así se juega en esta mesa (${name}).`,
  lamp: 'En la mesa, la lámpara junto a tu mano te dice qué valen tus fichas y cuál colocar, salvo que el anfitrión no quiera consejos.',
  practise: 'Probar contra bots',
  parts: {
    start: {
      title: 'El comienzo',
      says: (pip: number) =>
        `En el centro hay un doble, aquí ${pip}–${pip}. Se llama locomotora. Todos los trenes empiezan en ella, con una ficha que también muestra ${pip}.`,
    },
    train: {
      title: 'Tu tren',
      says: 'En tu turno colocas una ficha al final de tu tren. Donde se tocan dos fichas, las dos muestran el mismo número.',
    },
    draw: {
      title: '¿No encaja nada?',
      says: 'Las fichas que nadie ha recibido están boca abajo en un montón. Se llama pozo.',
    },
    marker: {
      title: 'El marcador',
      says: 'El marcador es una pequeña locomotora. Donde está en un tren, cualquiera puede colocar: los demás en el tuyo y tú en el suyo.',
    },
    mexican: {
      title: 'El tren mexicano',
      says: (pip: number) =>
        `Hay un tren más que no es de nadie, y siempre puede colocar en él cualquiera. También empieza con ${pip}.`,
    },
    doubles: {
      title: 'Los dobles',
      says: 'Una ficha con el mismo número dos veces es un doble. Se coloca atravesada y pide que otra ficha la cubra.',
    },
    out: {
      title: 'El final',
      says: 'Quien coloca la última ficha de su mano termina la ronda para todos. También termina cuando nadie puede seguir.',
    },
    score: {
      title: 'Los puntos',
      says: 'Entonces cuentas los puntos de las fichas que te quedan. En estas dos hay 4\u00a0+\u00a03\u00a0+\u00a01\u00a0+\u00a00\u00a0=\u00a08.',
    },
  },
} as const;
