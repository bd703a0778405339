-- How many rows a search finds is estimated from a sample. With the usual 100 values the planner now and then took 200 rows of
-- 100,000 for 1,000 and read the whole list in its order instead of asking the trigram index: 100 ms instead of 2.
DO $$
DECLARE
  entry RECORD;
BEGIN
  FOR entry IN SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'search' LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN "search" SET STATISTICS 1000', entry.table_name);
  END LOOP;
END $$;
