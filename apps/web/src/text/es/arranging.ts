/** Ordenar la mano ficha a ficha. */
export const arranging = {
  turnOver: 'Darle la vuelta',
  divide: 'Separador delante',
  undivide: 'Sin separador delante',
  undivideAll: 'Quitar los separadores',
  earlier: 'Mover atrás',
  later: 'Mover adelante',
  arrangeHint: 'Levanta una ficha para darle la vuelta, moverla o separarla.',
} as const;
