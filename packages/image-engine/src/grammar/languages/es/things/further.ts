/** What Spanish calls what stands in no other list. */
export const SPANISH_FURTHER = `
saco de vestir=suit jacket; estacion de metro=subway station; canguro|cangurito=kangaroo; burrito=burrito
`;
