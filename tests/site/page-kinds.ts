/** The address, below the base path, of one page of each kind. */
export const PAGE_KINDS = [
  './',
  'faq/',
  'start_here/activities/create_surveys/',
  'using/cog_games/',
  'data_science/data_types/sensor_types/',
  'data_science/data_types/activity_types/survey/',
  'data_science/cortex/features/secondary/hometime/',
  'data_science/cortex/visualizations/basic_analysis/',
  'develop/how_works/',
  'api/',
  'api/create-an-activity-event-for-a-participant/',
  'search/',
  '404.html',
];
