/** The page that is also available as a Word file, and the file's address. */
export const STUDY_KIT_PATH = '/quick_links/study_kit';
export const STUDY_KIT_FILE = '/study-kit.docx';
