export const contentRevision = 0;
