-- Two phones of one person are one buyer: the orders of the one that went are the other's, who is counted anew.
create function move_cohorts(old integer, next integer) returns void language plpgsql as $$
begin
  -- As the job that counts: of two, the one that read first must not write last.
  perform pg_advisory_xact_lock(hashtext('cohorts'));
  insert into cohort_cell_due (first_month, month)
    select distinct first_month, month from cohort_buyer_month where customer_id = old;
  insert into repeat_day_due (product_id)
    select distinct product_id from cohort_gap where customer_id = old;
  delete from cohort_gap where customer_id = old;
  delete from cohort_buyer_month where customer_id = old;
  delete from cohort_buyer where customer_id = old;
  update cohort_order set customer_id = next where customer_id = old;
  insert into cohort_order_due (order_id) select order_id from cohort_order where customer_id = next;
end $$;
create function follow_merge_in_cohorts() returns trigger language plpgsql as $$
begin
  perform move_cohorts(new.from_customer, new.to_customer);
  return null;
end $$;
create trigger follow_merge_in_cohorts after update of state on person_merge for each row
  when (old.state <> 'done' and new.state = 'done') execute function follow_merge_in_cohorts();

select move_cohorts(from_customer, to_customer) from (
  select from_customer, to_customer from person_merge where state = 'done' order by id) as merged;
